# The matches on this device: their list, what can be done with them, files and links.

matches-heading = Partidas
matches-all = { $count ->
    [0] Todas as partidas
    [one] Todas as partidas ({ $count })
   *[other] Todas as partidas ({ $count })
}
matches-none = Ainda não há partidas. Aqui você vai achar as partidas que jogar.
matches-begin = Escolha um jogo e comece!
matches-search = Procurar um nome ou um jogo
matches-kinds = Quais partidas
matches-kind = { $kind ->
    [running] Em andamento
    [finished] Terminadas
   *[all] Todas
}
matches-found = { $found ->
    [0] Nenhuma partida encontrada.
   *[other] Partidas encontradas: { $found } de { $count }
}

match-turn = É a vez de { $name }
match-score = { $name }: { $points }
match-scores = { $scores }
match-menu = Mais sobre { $name }
match-go-on = Continuar jogando
match-look = Ver
rename = Dar um nome
rename-heading = Como se chama esta partida?
rename-label = Nome da partida
rename-about = Se ficar vazio, aparecem os nomes de quem joga.
rename-do = Salvar o nome
duplicate = Fazer uma cópia
match-copy = { $name } (cópia)
match-copied = Esta é uma cópia de { $name }. A partir daqui, os dados caem de outro jeito.
open-match = Abrir
problem-match-gone = Esta partida não está mais neste aparelho. Escolha outra.
problem-went-on = A partida continuou enquanto isso. Nada foi desfeito. Olhe o tabuleiro e tente de novo.
remark-copied = Até aqui, esta partida é cópia de outra. A partir daqui, os dados caem de outro jeito.
storage-revived = Esta partida tinha sido apagada. Você continuou jogando, e ela foi guardada de novo.

share = Compartilhar esta partida
share-heading = Compartilhar esta partida
share-about = Envie o link ou mostre esta imagem para outra câmera. Os dois abrem uma cópia da partida como ela está agora.
share-code = QR Code com este link
share-too-long = Esta partida ficou longa demais para um QR Code. O link e o arquivo ainda funcionam.
share-link = Link para copiar
share-copy = Copiar o link
share-copied = Link copiado.
share-not-copied = Este navegador não deixa copiar. Copie o link daqui:
share-system = Enviar…
share-file = Salvar em um arquivo

shared-present = Esta partida já está neste aparelho.
shared-open = Abrir
shared-keep-copy = Guardar outra cópia

problem-match-broken = A partida guardada está com defeito. Você pode salvar um arquivo dela na página “Partidas”.
problem-storage-unread = O Rollbook não consegue ler o que está guardado neste aparelho. Recarregue a página.
problem-storage-unchanged = O navegador não conseguiu fazer isso, e nada mudou. Tente de novo.
storage-failed = { $what ->
    [robots] Não deu para guardar este robô agora. Continue escrevendo e deixe esta página aberta. O Rollbook tenta de novo.
    [classes] Não deu para guardar a última mudança agora. Deixe esta página aberta. O Rollbook tenta de novo.
   *[matches] Não deu para guardar esta partida agora. Continue jogando e deixe esta página aberta. O Rollbook tenta de novo.
}
storage-silent = { $what ->
    [robots] Este navegador não responde quando o Rollbook quer guardar algo. Feche as outras janelas dele. Até lá, os robôs se perdem quando a página fechar.
    [classes] Este navegador não responde quando o Rollbook quer guardar algo. Feche as outras janelas dele. Até lá, os resultados se perdem quando a página fechar.
   *[matches] Este navegador não responde quando o Rollbook quer guardar algo. Feche as outras janelas dele. Até lá, as partidas se perdem quando a página fechar.
}
storage-cleared = O navegador apagou as partidas guardadas aqui. A partida da mesa está guardada de novo. De vez em quando, salve suas partidas em arquivos.
conflict-followed = Esta partida continuou em outra janela. Aqui você vê como ela está agora.
problem-other-match = O Rollbook se confundiu com esta partida. O último passo não foi guardado. Abra a partida de novo.
problem-link-large = Este link é longo demais para ser uma partida. Peça o link de novo.
log-earlier = { $count ->
    [one] Há { $count } passo anterior. Toque no mais antigo daqui para ver mais.
   *[other] Há { $count } passos anteriores. Toque no mais antigo daqui para ver mais.
}
log-later = { $count ->
    [one] Há mais { $count } passo depois. Toque no mais novo daqui para ver mais.
   *[other] Há mais { $count } passos depois. Toque no mais novo daqui para ver mais.
}
