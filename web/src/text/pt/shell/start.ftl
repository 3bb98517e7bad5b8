# The start, and what is kept for offline use.

## What the browser does to what is kept

offline-failed = Ainda não funciona sem internet. O Rollbook vai tentar de novo.
new-version-incomplete = A nova versão ainda não está completa. Continue jogando e tente mais tarde.
kept-cleared = O navegador apagou o que o Rollbook guardava neste aparelho. Talvez algumas partidas tenham sumido. Adicione seus arquivos de novo em “Partidas”.
engine-not-started = O jogo não conseguiu começar. Suas partidas estão a salvo.
engine-failed-cleared = O jogo não conseguiu começar. Recarregue a página.

## The start

start-up-loading = Carregando…
start-up-share = { $percent }%
engine-thinks = Está demorando mais do que o normal. Espere um momento.
early-tap = Entendido! Só um momento.
early-lost = A partida já avançou. Toque de novo.

## Where these words cannot be read: plain text alone, which becomes part of the start's script

wordless-loading = O Rollbook ainda está carregando.
wordless-broken = Uma parte do Rollbook não carregou.
wordless-again = Tente de novo.
wordless-too-old = O Rollbook precisa de um navegador mais novo: Safari ou iPadOS 16.4, Chrome ou Edge 111, Firefox 121, ou mais novo.
wordless-no-script = O Rollbook precisa de JavaScript, que não funciona aqui. No iPad, ele não funciona dentro de um arquivo. Abra o endereço do Rollbook na internet.

## Why a file did not come or did not work; these words become part of the start's script too

cause-offline = Não há conexão com o Rollbook. Confira a conexão e tente de novo.
cause-memory = Este aparelho tem pouca memória livre. Feche outras abas e aplicativos e tente de novo.

## About

settings-about = Rollbook { $release }, compilação { $version }.
settings-licences = Licenças e créditos
