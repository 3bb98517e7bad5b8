# Acerca de Rollbook

about-what-heading = ¿Qué es?
about-what = Rollbook reúne cinco juegos de dados, para la clase y para casa.
    No cuesta nada y funciona sin conexión.
about-privacy-heading = ¿Qué pasa con lo que escribes?
about-privacy = Todo se queda en este dispositivo. Rollbook no envía nada.
    Quien use este dispositivo puede verlo.
    Rollbook no tiene cuentas, ni cookies, ni publicidad. De internet solo pide sus propios archivos.
    Este navegador guarda partidas, robots, resultados de clase, nombres y ajustes. Se quedan hasta que alguien los borre.
    Algunos navegadores los borran tras una larga pausa.
    En el espacio docente, «Vaciar esta tableta» lo borra todo. Solo se quedan los ajustes.
    Quien recibe una partida (enlace, código QR o archivo) ve los nombres. Usa solo nombres de pila o apodos.
    Como todo servidor web, el de Rollbook ve la dirección del dispositivo (IP), la hora y el archivo. No ve lo que escribes.
    ¿Tienes preguntas? Habla con la persona o el centro que puso Rollbook aquí.
about-fault-heading = ¿Algo no va bien?
about-fault = Cuenta a quien puso Rollbook aquí qué hiciste, viste y esperabas.
    Añade la partida: elige «Compartir esta partida» y guarda el archivo. Añade también la versión que aparece abajo.
about-games-heading = ¿De quién son los juegos?
about-games = Knockout, Knaster, Roll-It Tic-Tac-Toe, Lowdown y Roll Out son de sus autores y editoriales. Sus nombres también.
    Rollbook no está hecho, autorizado ni recomendado por ellos. Los dibujos y los textos son propios. Las reglas siguen las hojas de las editoriales.
about-thanks-heading = ¿Con qué está hecho?
about-thanks = Las reglas están escritas en Python, que funciona en esta página gracias a Pyodide. lit-html dibuja y Fluent habla.

one-file-heading = Sin internet
one-file-about = Todo Rollbook cabe también en un solo archivo. Llévalo en una memoria USB.
    Ábrelo en un portátil o un Chromebook. En un iPad no funciona.
one-file-download = Descargar Rollbook en un solo archivo
