# The start, and what is kept for offline use.

## What the browser does to what is kept

offline-failed = İnternetsiz kullanıma henüz hazır değil. Rollbook kendisi tekrar dener.
new-version-incomplete = Yeni sürüm henüz tamam değil. Oynamaya devam et, sonra tekrar dene.
kept-cleared = Tarayıcı, Rollbook’un bu cihazda sakladıklarını silmiş. Saklanan maçlar gitmiş olabilir. Onları “Maçlar” sayfasında dosyalarından geri ekle.
engine-not-started = Oyun başlayamadı. Maçların güvende.
engine-failed-cleared = Oyun başlayamadı. Sayfayı yenile.

## The start

start-up-loading = Yükleniyor…
start-up-share = %{ $percent }
engine-thinks = Bu, her zamankinden uzun sürüyor. Lütfen biraz bekle.
early-tap = Anladım! Bir saniye, lütfen.
early-lost = Maç ilerledi. Lütfen tekrar dokun.

## Where these words cannot be read: plain text alone, which becomes part of the start's script

wordless-loading = Rollbook hâlâ yükleniyor.
wordless-broken = Rollbook’un bir parçası yüklenmedi.
wordless-again = Tekrar dene.
wordless-too-old = Rollbook için daha yeni bir tarayıcı gerekir. En az: Safari ya da iPadOS 16.4, Chrome ya da Edge 111, Firefox 121.
wordless-no-script = Rollbook için JavaScript gerekir, ama burada çalışmıyor. Bir iPad’de dosya içinde çalışamaz. Onun yerine Rollbook’un internet adresini aç.

## Why a file did not come or did not work; these words become part of the start's script too

cause-offline = Rollbook’a bağlantı yok. Bağlantıyı kontrol et, sonra tekrar dene.
cause-memory = Bu cihazda boş bellek çok az. Diğer sekmeleri ve uygulamaları kapat, sonra tekrar dene.

## About

settings-about = Rollbook { $release }, derleme { $version }.
settings-licences = Lisanslar ve emeği geçenler
