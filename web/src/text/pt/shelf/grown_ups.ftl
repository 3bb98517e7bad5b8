# The screens for grown-ups, as the shelf and the set-up name them. Their own words stand elsewhere.

teacher-heading = Sala dos professores
lab-link = Laboratório de robôs
set-up-lab = Criar um robô para este jogo
for-class = Para uma turma
class-heading = Resultados da turma
statistics-heading = Estatísticas
about-heading = Sobre o Rollbook
install = Instalar o Rollbook
matches-files = Arquivos
