# Acerca de Rollbook

about-heading = Acerca de Rollbook
install = Instalar Rollbook en este dispositivo
about-what-heading = ¿Qué es?
about-what = Rollbook reúne cinco juegos de dados, para la clase y para casa.
    No cuesta nada y funciona sin conexión.
about-privacy-heading = ¿Qué pasa con lo que escribes?
about-privacy = Todo se queda en este dispositivo. Rollbook no envía nada.
    Quien use este dispositivo puede verlo.
    Rollbook no tiene cuentas, ni cookies, ni publicidad. De internet solo pide sus propios archivos.
    Las partidas, los robots, los resultados de clase, los nombres y los ajustes están en este navegador. Se quedan hasta que alguien los borre.
    Algunos navegadores los borran tras una larga pausa.
    En el espacio docente, «Vaciar esta tableta» lo borra todo a la vez. Solo se quedan los ajustes.
    Un enlace, un código QR o un archivo de una partida contiene los nombres de quienes juegan. Usa solo nombres de pila o apodos.
    Como todo servidor web, el de Rollbook ve la dirección del dispositivo (IP), la hora y el archivo. No ve lo que escribes.
    ¿Tienes preguntas? Habla con la persona o el centro que puso Rollbook aquí.
about-fault-heading = ¿Algo no va bien?
about-fault = Cuéntale a quien puso Rollbook aquí qué hiciste, qué viste y qué esperabas.
    Añade la partida: elige «Compartir esta partida» y guarda el archivo. Añade también la versión que aparece abajo.
about-games-heading = ¿De quién son los juegos?
about-games = Knockout, Knaster, Roll-It Tic-Tac-Toe, Lowdown y Roll Out son de sus autores y editoriales. Sus nombres también.
    Rollbook no está hecho, autorizado ni recomendado por ellos. Los dibujos y los textos son propios. Las reglas siguen las hojas de las editoriales.
about-thanks-heading = ¿Con qué está hecho?
about-thanks = Las reglas están escritas en Python, que funciona en esta página gracias a Pyodide. lit-html dibuja y Fluent habla.
