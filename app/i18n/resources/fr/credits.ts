import type { credits as english } from '../en/credits.ts';
import type { Shape } from '../shape.ts';

export const credits: Shape<typeof english> = {
  meta: {
    title: 'Données et crédits',
    description:
      'D’où viennent la liste des gares, les polices et les chiffres de ce site, et sous quelles licences.',
  },
  title: 'Données et crédits',
  stations: {
    title: 'Gares',
    text: 'Les noms, codes et positions des gares proviennent de la liste ouverte tenue par Trainline et ses contributeurs ({{year}}). Notre sélection est disponible sous la même licence.',
    source: 'La liste des gares de Trainline',
    licence: 'Open Database License 1.0',
  },
  journeys: {
    title: 'Durées, distances, fréquences et tarifs',
    text: 'Chaque chiffre vient de l’une de ces sources, suivie de l’année à laquelle il se rapporte. Fréquences et tarifs sont des estimations ; les tarifs sont signalés par « dès ». Nous calculons les totaux et les comparaisons.',
  },
  comparison: {
    title: 'Avion, voiture et CO₂',
    text: 'Les émissions suivent les moyennes que l’Agence européenne pour l’environnement donne pour l’UE-27 en 2018 : {{train}} g d’équivalent CO₂ par voyageur et par kilomètre en train, {{car}} g en voiture, {{plane}} g en avion. Les durées des vols et des trajets en voiture viennent des sources ci-dessous.',
  },
  cities: {
    title: 'Guides des villes',
    text: 'Les nombres d’habitants sont officiels, pour la plupart ceux de l’Istat, l’institut italien de statistique. Chaque guide se termine par ses propres sources, avec leur année.',
  },
  map: {
    title: 'Carte',
    text: 'Le tracé des côtes et des frontières vient de [Natural Earth](naturalEarth), qui est dans le domaine public.',
  },
  hotels: {
    title: 'Hôtels',
    text: 'Les hôtels sont des exemples créés pour ce site. Ils ne décrivent aucun établissement réel.',
  },
  fonts: {
    title: 'Typographie',
    text: 'Les titres sont composés en Jost, d’Owen Earl, sous licence SIL Open Font License 1.1.',
  },
};
