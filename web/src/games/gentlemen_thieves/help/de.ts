// Gentlemen Thieves: help in German.

import type { HelpWords } from '../../help';

export const words: HelpWords = {
  can: {
    ally: 'Teil die fünf Farben auf: Drück auf die zwei, die gegen die anderen drei zusammenhalten.',
    take: 'Nimm ein Plättchen aus der Auslage und leg es dann an einen Ort.',
    draw: 'Zieh blind das oberste Plättchen vom Stapel und leg es dann an einen Ort.',
    at: 'Leg das Plättchen in deiner Hand an einen Ort.',
    tunnel: 'Lös einen Gefallen für einen Tunnel ein: Zwei Tunnel machen aus zwei Orten einen.',
    padlock: 'Lös einen Gefallen für das Vorhängeschloss ein: Wo es hängt, steigt kein Coup.',
    car: 'Lös einen Gefallen für das Auto ein: Es kann ein Plättchen zum Vorhängeschloss bringen.',
    loot: 'Lös einen Gefallen für Beute ein: Bring welche von einem Ort zu einem anderen.',
    carry: 'Wähl das Plättchen, das im Auto mitfährt, oder nichts.',
    return: 'Leg einen der beiden Tunnel zurück in die Mitte.',
  },
  reasons: {
    over: 'Die Partie ist zu Ende.',
    not_your_turn: 'Du bist nicht dran.',
    ally_first: 'Teil erst die Farben auf: zwei gegen drei.',
    place_first: 'Leg erst das Plättchen in deiner Hand an einen Ort.',
    carry_first: 'Sag erst, was das Auto mitnimmt.',
    return_first: 'Leg erst einen Tunnel zurück in die Mitte.',
    ally: 'Die Farben teilt der Startspieler zu Beginn einer Runde auf.',
    same_split: 'So waren die Farben schon in der vorigen Runde aufgeteilt: Teil sie anders auf.',
    not_displayed: 'Dieses Plättchen liegt nicht in der Auslage.',
    at: 'Du hast kein Plättchen in der Hand.',
    full: 'Dort liegen schon drei Plättchen dieser Art: Mehr darf kein Ort haben.',
    full_joined: 'Verbundene Orte zählen als einer, und hier liegen schon drei Plättchen dieser Art.',
    no_favour: 'Sonderplättchen kosten einen Gefallen, und du hast keinen mehr.',
    no_tunnel: 'Hier ist kein Tunnel, den du bewegen kannst.',
    no_padlock: 'Das Vorhängeschloss ist woanders.',
    no_car: 'Das Auto ist woanders.',
    no_loot: 'So viel Beute liegt an diesem Ort nicht.',
    carry: 'Das Auto nimmt nur dann ein Plättchen mit, wenn es gerade gefahren ist.',
    not_at_car: 'Dieses Plättchen liegt nicht dort, wo das Auto ist.',
    padlock_full: 'Beim Vorhängeschloss ist kein Platz mehr für ein Plättchen dieser Art.',
    return: 'Ein Tunnel kommt nur nach einem Coup an verbundenen Orten zurück in die Mitte.',
    no_tunnel_here: 'Hier ist kein Tunnel dieses Coups.',
  },
};
