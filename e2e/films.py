"""Films for Chromium's fake camera: tablets with QR codes, held up one after another."""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFilter

SIZE: Final = (640, 480)
"""The size of a frame in pixels, as in the cheapest cameras."""
A_SECOND: Final = 5
"""The number of frames per second."""
WALL: Final = 110
SCREEN: Final = 235
"""The shades of grey of the wall behind the tablet, and of the tablet's screen."""


@dataclass(frozen=True)
class Held:
    """A tablet that is turned (in degrees) and tilted (as a share of the picture), and its picture's quality."""

    turned: float = 0
    tilted: tuple[float, float] = (0, 0)
    blurred: float = 0.4
    """The radius of the blur in pixels."""
    shadow: float = 0
    """The share of light that the darker half loses."""
    noise: float = 0.04


HANDS: Final = (
    Held(),
    Held(turned=7, tilted=(0.2, 0.1)),
    Held(turned=-4, blurred=1.1),
    Held(turned=3, shadow=0.6),
    Held(turned=-9, tilted=(-0.15, 0.2), blurred=0.8, shadow=0.5, noise=0.06),
)
"""Upright, tilted, blurred, half in shadow, and all of these together."""


def code(text: str) -> Image.Image:
    """Draw the QR code of a string as the page does: the smallest that fits the string, with its quiet zone.

    Skips the test if the package that draws codes is missing.
    """
    zxingcpp = pytest.importorskip("zxingcpp", reason="needs zxing-cpp, which this system lacks")
    made = zxingcpp.create_barcode(text, zxingcpp.BarcodeFormat.QRCode, ec_level="L")
    return Image.fromarray(made.to_image(scale=6, add_quiet_zones=True)).convert("L")


def picture(shown: Image.Image, held: Held, rng: Random) -> Image.Image:
    """Draw the picture that a camera takes of a tablet that shows a code."""
    screen = Image.new("L", (shown.width * 5 // 3, shown.height * 5 // 4), SCREEN)
    screen.paste(shown, ((screen.width - shown.width) // 2, (screen.height - shown.height) // 2))
    width, height = SIZE
    seen = screen.transform(SIZE, Image.Transform.PERSPECTIVE, _view(screen, held, rng), 3, fillcolor=WALL)
    if held.shadow:
        light = Image.new("L", SIZE, 255)
        half = [(0, 0), (width * 0.55, 0), (width * 0.42, height), (0, height)]
        ImageDraw.Draw(light).polygon(half, fill=round(255 * (1 - held.shadow)))
        seen = ImageChops.multiply(seen, light.filter(ImageFilter.GaussianBlur(12)))
    seen = seen.filter(ImageFilter.GaussianBlur(held.blurred))
    return Image.blend(seen, Image.effect_noise(SIZE, 60), held.noise)


def _view(screen: Image.Image, held: Held, rng: Random) -> tuple[float, ...]:
    """Return the coefficients with which Pillow maps the tilted screen to the picture."""
    width, height = SIZE
    x, y = width / 2 + rng.uniform(-12, 12), height / 2 + rng.uniform(-6, 6)
    scale = screen.height / (height * 0.93)
    sine, cosine = math.sin(math.radians(held.turned)) * scale, math.cos(math.radians(held.turned)) * scale
    g, h = held.tilted[0] / width, held.tilted[1] / height
    u, v = screen.width / 2, screen.height / 2
    far = 1 - g * x - h * y
    across = (cosine + u * g, sine + u * h, u * far - cosine * x - sine * y)
    down = (-sine + v * g, cosine + v * h, v * far + sine * x - cosine * y)
    return tuple(one / far for one in (*across, *down, g, h))


Shown = str | Image.Image
"""The text of a code that a tablet shows, or its picture."""


def handed_on(codes: Sequence[Shown | Sequence[Shown]], seconds: float, seed: int = 1) -> Iterator[Image.Image]:
    """Yield frames of tablets, one after another, each for some seconds; one with several codes shows them in turn.

    In one of every five frames a hand covers the tablet. Between two tablets the camera sees only the wall.
    """
    rng = Random(seed)
    nothing = Image.new("L", SIZE, WALL)
    for number, one in enumerate(codes):
        several = [one] if isinstance(one, Shown) else one
        parts = [code(part) if isinstance(part, str) else part for part in several]
        for shown in parts:
            for at in range(round(seconds * A_SECOND)):
                yield nothing if at % 5 == 2 else picture(shown, HANDS[number % len(HANDS)], rng)
        yield nothing


def write_film(pictures: Iterable[Image.Image], file: Path) -> Path:
    """Write frames as an uncompressed film (YUV4MPEG2), which the fake camera plays in a loop."""
    width, height = SIZE
    grey = bytes([128]) * (width * height // 2)
    with file.open("wb") as film:
        film.write(f"YUV4MPEG2 W{width} H{height} F{A_SECOND}:1 Ip A1:1 C420jpeg\n".encode())
        for one in pictures:
            film.write(b"FRAME\n" + one.tobytes() + grey)
    return file
