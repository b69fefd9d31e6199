// Ce qui est conservé ici, et combien de temps.

import { counted } from './grammar';
import type { Privacy } from '../en/privacy';

export const privacy: Privacy = {
  privacy: {
    title: 'Confidentialité',
    lead: 'Ni compte, ni cookies, ni publicité, rien d’autres sites. Ce dont une partie a besoin est conservé, et rien de plus.',
    device: {
      title: 'Sur ton appareil',
      text: 'Tes places, les noms que tu as tapés, tes réglages, les énigmes que tu as résolues, tes soirées en duplicate et tes donnes du jour, ceux que tu ne veux plus entendre et ce à quoi la galerie des spectateurs te reconnaît restent dans ce navigateur. Si tu effaces les données de ce site, tout cela disparaît ; ton lien privé te rend ta place.',
    },
    server: {
      title: 'Sur le serveur',
      text: 'Pour chaque table : les noms qu’on a tapés, chaque coup avec son heure, ce qui s’est dit dans le chat et dans la galerie, les réactions aux coups, et quand tu es en pause. Tes secrets dans la partie ne sont montrés à personne avant la fin. Ta place est gardée sous forme d’empreinte, avec laquelle personne ne peut s’asseoir. Ton adresse de réseau n’y est pas jointe. Une table ouverte à tous figure dans une liste avec le nom de son hôte ; ce que des joueurs signalent est gardé 90 jours au plus, avec les 20 dernières lignes du chat. D’une soirée en duplicate : que tu y participes, tes places et tes points ; à sa fin, quiconque a son lien les voit avec ton nom, et tout le monde ceux de la donne du jour.',
    },
    messages: {
      title: 'Si tu veux savoir que c’est à toi de jouer',
      text: 'Alors aussi l’adresse que tu donnes : celle de ton navigateur à son service de messages, celle d’un webhook ou de ta boîte aux lettres ; avec ta langue, ton fuseau horaire et tes heures de silence. Elles sont effacées quand tu y renonces, quand tu quittes la place, ou une semaine après la partie. Un message dit de quel jeu il s’agit, et rien de la partie ; pour un navigateur, il est en plus chiffré.',
    },
    person: {
      title: 'Qui tu es, si tu veux',
      text: (days) =>
        `À ta première table, ton navigateur se fait une clé. Le serveur en garde l’empreinte, le dernier nom que tu as pris, le genre de navigateur et de système, et le jour de ton dernier passage ; d’une clé d’accès, sa moitié publique. De chaque partie terminée reste une ligne, même quand la table n’existe plus : le jeu, le jour, ta place et tes points. Des parties classées reste aussi ta cote, avant et après ; à partir de cinq, ton nom, ta cote et le nombre de tes parties figurent à un classement que tout le monde peut voir, sauf si tu t’en retires. Si tu as des amis : qui ils sont, qui tu as invité, de qui tu ne veux pas d’invitations, et l’empreinte de ton lien. Tes amis voient ton nom, si tu es venu aujourd’hui et votre dernière partie ensemble. Tout s’efface quand tu le dis, ou quand personne ne t’a vu depuis ${counted(days, 'jour', 'jours')}. Qui regarde seulement n’est pas enregistré.`,
      link: 'Tout télécharger ou effacer',
    },
    time: {
      title: 'Combien de temps',
      text: (finished, unfinished, waiting) =>
        `Une table est effacée ${counted(finished, 'jour', 'jours')} après sa partie, ${counted(unfinished, 'jour', 'jours')} après le dernier coup si la partie n’a pas été finie, et au bout de ${counted(waiting, 'jour', 'jours')} si elle n’a jamais commencé. Des sauvegardes peuvent la garder quelques semaines de plus.`,
    },
    others: {
      title: 'Qui d’autre le voit',
      text: 'Qui a le lien d’une table voit ce qui y est public, tant que l’hôte admet des spectateurs ; une fois la partie finie, tout peut être revu. Qui gère le serveur pourrait lire ce qui est conservé. Personne d’autre ne reçoit rien.',
    },
    rights: {
      title: 'Ce que tu peux faire',
      text: 'Quitte une place dans le menu de la table, et son lien privé ne vaut plus rien ; l’hôte peut fermer la table. Qui gère ce serveur peut te montrer tout ce qui est conservé sous ton nom, et l’effacer.',
      contact: 'Lui écrire',
      none: 'Aucune adresse n’est donnée ici : demande à la personne qui t’a envoyé le lien.',
    },
  },
};
