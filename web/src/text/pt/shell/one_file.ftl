# Rollbook as one file (rollbook.html), which opens without any server.

offline-inside = ✓ O Rollbook é um arquivo neste aparelho. Não precisa de internet.
share-no-link = Aqui o Rollbook é um arquivo e não tem link. Salve um arquivo e passe adiante.
my-result-no-link = Aqui o Rollbook é um arquivo e não tem link. Salve um arquivo para seu professor ou sua professora.
my-result-text = Seu resultado em texto
my-result-text-about = Copie este texto e entregue a seu professor ou sua professora.
my-result-text-copied = Texto copiado.
