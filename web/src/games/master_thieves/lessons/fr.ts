// Master Thieves, taught in French.

import type { LessonWords } from '../../lessons';

export const words: LessonWords = {
  welcome: {
    says: 'Voici le coffret : trois étages de quatre tiroirs. Chaque tiroir a une face supérieure et une face inférieure, et les deux peuvent contenir des bijoux. Dans cette leçon, tu vois ce qu’ils contiennent ; à table, à toi de t’en souvenir.',
  },
  fill: {
    says: 'D’abord on remplit le coffret de vrais diamants. Tu places les tiens dans la face supérieure des tiroirs de ton choix.',
    press: 'Place un diamant dans le tiroir du haut, à l’est.',
    instead: 'Tous conviendraient. Mais pour notre histoire, il nous faut le tiroir du haut, à l’est.',
  },
  rotate: {
    says: 'Tes quatre diamants sont placés, dont deux dans le tiroir B. Maintenant, et plus tard à la fin de chacun de tes tours, tu peux manipuler le coffret : tourner l’étage du haut, ou les deux du haut.',
    press: 'Tourne l’étage du haut vers la droite.',
    instead: 'C’est permis aussi. Mais tournons l’étage du haut vers la droite, et regarde où va le tiroir B.',
  },
  turned: {
    says: 'Les autres ont rempli le coffret, puis Ganimard l’a retourné. Ce qui était dessus (▲) est maintenant dessous (▼), et ce qui est dessous tombe quand on ouvre le tiroir !',
  },
  jeweller: {
    says: 'Une manche : chacun choisit un personnage en secret, puis ils agissent dans un ordre fixe. Le bijoutier glisse une de tes imitations dans un tiroir. Une fois dedans, elle devient authentique.',
    press: 'Choisis le bijoutier.',
    instead: 'Tu joueras les six, l’un après l’autre. Commence par le bijoutier : il sait tendre un piège.',
  },
  open: {
    says: 'Ouvre un tiroir. Choisis-en un d’où rien ne tombe : si un bijou tombe, ton personnage ne fait rien.',
    press: 'Ouvre le tiroir du bas, à l’est.',
    instead: 'Pas celui-là, pas aujourd’hui : le tiroir du bas, à l’est, est tout à fait vide.',
  },
  place: {
    says: 'Sur le coussin blanc, ce sont tes imitations : chacune te coûte des points à la fin. Débarrasse-t’en !',
    press: 'Place un saphir.',
    instead: 'Ça irait aussi. Mais un saphir vaut deux points, et fait un meilleur appât.',
  },
  alarm: {
    says: 'Le bijoutier peut ajouter son alarme. Si quelqu’un d’autre fait tomber des bijoux avec elle, ils sont à toi.',
    press: 'Pose ton alarme.',
    instead: 'Tu peux la garder. Mais sans alarme, pas de piège.',
  },
  turn: {
    says: 'Pour que ton piège fonctionne, il doit être dessous. Tu peux retourner le coffret tout entier.',
    press: 'Retourne le coffret.',
    instead: 'Pas cette fois : le bijou et l’alarme ne tombent que s’ils sont dessous.',
  },
  rang: {
    says: 'Ganimard, le voleur, a ouvert ton tiroir. L’alarme a sonné : le saphir, authentique, est sur ton coussin noir. Ce coussin te rapporte des points : diamant 1, saphir 2, rubis 4.',
  },
  thief: {
    says: 'À toi de voler. Le voleur prend tous les bijoux de la face supérieure du tiroir qu’il ouvre.',
    press: 'Choisis le voleur.',
    instead: 'Plus tard. Allons d’abord chercher les deux diamants du tiroir B.',
  },
  smuggler: {
    says: 'Les contrebandiers agissent les premiers. Josette a vidé un tiroir sur le coussin rouge et y a laissé une imitation. S’il n’y a pas plus de détectives que de contrebandiers, ceux-ci se partagent ce coussin. Puis elle a tourné l’étage du haut…',
  },
  take: {
    says: '… et le tiroir B, avec tes deux diamants, est maintenant à l’ouest. Le coffret tourne et se retourne : suis les tiroirs à leur lettre et à leur veinure.',
    press: 'Ouvre le tiroir du haut, à l’ouest.',
    instead: 'Cherche le tiroir B : il est à l’ouest de l’étage du haut.',
  },
  detective: {
    says: 'Deux diamants de plus pour toi. Le détective ne touche pas au coffret : à la fin de la manche, il prend ce qui est sur le coussin rouge.',
    press: 'Choisis le détective.',
    instead: 'Garde celui-là pour plus tard. Laisse les autres être maladroits, et sois le détective.',
  },
  pick: {
    says: 'Josette a retourné le coffret, et Ganimard a fait tomber deux diamants sur le coussin rouge. Il n’y a pas d’autre détective que toi.',
    press: 'Prends un diamant ; l’autre suivra.',
  },
  master: {
    says: 'Le maître voleur peut chercher un compartiment secret. Seuls les six tiroirs longs en ont, et chacun cachait un rubis au début.',
    press: 'Choisis le maître voleur.',
    instead: 'Cette carte aura son heure. Maintenant, il nous faut un rubis.',
  },
  drawer: {
    says: 'Au début, les rubis du nord étaient dessous ; le coffret est à l’envers, donc ils sont dessus. Le tiroir E est long, il vient du nord, et rien ne peut en tomber.',
    press: 'Ouvre le tiroir du milieu, au nord.',
    instead: 'Le tiroir E, s’il te plaît : au nord de l’étage du milieu.',
  },
  search: {
    says: 'Tu peux prendre ce que tu vois, c’est-à-dire rien, ou chercher derrière. Si un rubis était dessous, il tomberait, et tu n’aurais rien du tout.',
    press: 'Cherche.',
    instead: 'Il n’y a rien à prendre. Cherche !',
  },
  ruby: {
    says: 'Un rubis !',
    press: 'Prends-le.',
    instead: 'Laisser quatre points ? Prends-le.',
  },
  score: {
    says: 'Ton coussin noir vaut 10 : quatre diamants, un saphir, un rubis. Mais chaque imitation qui reste sur le coussin blanc coûte sa valeur. La bijoutière, que tu n’as pas encore jouée, est celle qui peut en placer le plus.',
  },
  end: {
    says: 'Bien des manches plus tard, quelqu’un n’a plus d’imitation, et la partie est finie. Tu gagnes ! À table, les tiroirs restent fermés : retiens bien ce que tu vois.',
  },
};
