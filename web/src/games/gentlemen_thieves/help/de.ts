// Gentlemen Thieves: help in German.

import type { HelpWords } from '../../help';

export const words: HelpWords = {
  can: {
    ally: 'Teil die fünf Farben auf: Drück auf die zwei, die gegen die anderen drei zusammenhalten.',
    take: 'Nimm ein Plättchen aus der Auslage und leg es dann an einen Ort.',
    draw: 'Zieh das oberste Plättchen vom Stapel, ungesehen, und leg es dann an einen Ort.',
    at: 'Leg das Plättchen in deiner Hand an einen Ort.',
    tunnel: 'Gib einen Gefallen für einen Tunnel aus: Zwei Tunnel machen aus zwei Orten einen.',
    padlock: 'Gib einen Gefallen für das Vorhängeschloss aus: Wo es hängt, geschieht kein Coup.',
    car: 'Gib einen Gefallen für das Auto aus: Es kann ein Plättchen zum Ort des Vorhängeschlosses bringen.',
    loot: 'Gib einen Gefallen für Beute aus: Bring welche von einem Ort zu einem anderen.',
    carry: 'Wähl das Plättchen, das das Auto mitnimmt, oder nichts.',
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
    same_split: 'So waren die Farben schon in der letzten Runde aufgeteilt: Es muss eine andere Aufteilung sein.',
    not_displayed: 'Dieses Plättchen liegt nicht in der Auslage.',
    at: 'Du hast kein Plättchen in der Hand.',
    full: 'Dort liegen schon drei Plättchen dieser Art: Mehr darf kein Ort haben.',
    full_joined: 'Verbundene Orte zählen als einer, und hier liegen schon drei Plättchen dieser Art.',
    no_favour: 'Sonderplättchen bewegt man für einen Gefallen, und du hast keinen mehr.',
    no_tunnel: 'Hier ist kein Tunnel, den du bewegen kannst.',
    no_padlock: 'Das Vorhängeschloss ist woanders.',
    no_car: 'Das Auto ist woanders.',
    no_loot: 'So viel Beute liegt an diesem Ort nicht.',
    carry: 'Ein Plättchen nimmt nur ein Auto mit, das gerade gefahren ist.',
    not_at_car: 'Dieses Plättchen liegt nicht dort, wo das Auto ist.',
    padlock_full: 'Der Ort des Vorhängeschlosses nimmt kein weiteres Plättchen dieser Art auf.',
    return: 'Ein Tunnel kommt nur nach einem Coup an verbundenen Orten zurück in die Mitte.',
    no_tunnel_here: 'Hier ist kein Tunnel dieses Coups.',
  },
};
