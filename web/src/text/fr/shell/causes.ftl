# Why a file did not come or did not work, for the person who looks after the server. These words become part of the start's script.

cause-missing = Le serveur ne donne pas le fichier { $file } ({ $status }). Montre ce message à qui s’occupe du serveur.
cause-server = Le serveur ne peut pas donner le fichier { $file } pour le moment ({ $status }). Réessaie dans une minute.
cause-portal = Une autre page est venue à la place du fichier { $file }. Il faut peut-être t’identifier sur ce réseau. Fais-le, puis réessaie.
cause-type = Le serveur nomme le fichier { $file } « { $type } », et le navigateur le refuse. Montre ce message à qui s’occupe du serveur.
cause-no-type = Le serveur ne donne pas de type au fichier { $file }, et le navigateur le refuse. Montre ce message à qui s’occupe du serveur.
cause-line-ends = Les fins de ligne du fichier { $file } ont changé en allant vers le serveur. Il faut recopier tous les fichiers, octet par octet.
cause-changed = Le fichier { $file } est abîmé : il en manque un bout, ou il a changé. Réessaie. Si ça continue, montre ce message à qui s’occupe du serveur.
cause-blocked = Quelque chose dans ce navigateur ou ce réseau bloque le fichier { $file }. Désactive les bloqueurs pour cette page, puis réessaie.
cause-policy = Une règle de sécurité venue d’ailleurs bloque un morceau de Rollbook. Montre ce message à qui s’occupe du serveur ou du réseau.
