import type { credits as english } from '../../en/information/credits.ts';
import type { Shape } from '../../shape.ts';

export const credits: Shape<typeof english> = {
  meta: {
    title: 'Données et crédits',
    description:
      'D’où viennent la liste des gares, les polices et les chiffres de ce site, et sous quelles licences.',
  },
  title: 'Données et crédits',
  lead: 'D’où viennent les noms, les chiffres et les caractères de ce site, et sous quelles licences.',
  sections: {
    stations: {
      title: 'Gares',
      text: 'Les noms, codes et positions des gares proviennent de la liste ouverte tenue par Trainline et ses contributeurs ({{stationListYear}})\u202f; nous y avons ajouté deux gares ouvertes en 2024. Notre sélection est disponible sous la même licence.\n- [La liste des gares de Trainline](stationList)\n- [Open Database License 1.0](stationLicence)',
    },
    journeys: {
      title: 'Trains, distances et tarifs',
      text: 'Durées, arrêts et nombre de trains viennent des premiers horaires cités ci-dessous\u202f; pour les trains qui n’y figurent pas, de ceux de leur compagnie. Distances, tarifs et lignes d’Italo viennent des autres sources, suivies de leur année\u202f; sans autre date, c’est aussi celle de la vérification. Tarifs et intervalles habituels sont des estimations ; les tarifs sont signalés par « dès ». Les totaux et les comparaisons sont de nous.',
    },
    comparison: {
      title: 'Avion, voiture et CO₂',
      text: 'Les émissions suivent les moyennes que l’Agence européenne pour l’environnement donne pour l’UE-\u206027 en 2018 : {{trainGrams}} g d’équivalent CO₂ par voyageur et par kilomètre en train, {{carGrams}} g en voiture, {{planeGrams}} g en avion. Les durées des vols et des trajets en voiture viennent des sources ci-dessous.',
    },
    cities: {
      title: 'Guides des villes',
      text: 'Les nombres d’habitants sont ceux du registre national italien (ANPR) au 10\u00a0janvier 2024. Chaque guide se termine par ses propres sources, avec leur année.',
    },
    map: {
      title: 'Carte et typographie',
      text: 'Le tracé des côtes et des frontières vient de [Natural Earth](naturalEarth), qui est dans le domaine public.\nLes titres sont composés en Jost, d’Owen Earl, et les textes en Source Sans\u00a03, de Paul\u00a0D. Hunt pour Adobe, tous deux sous licence SIL Open Font License\u00a01.1.',
    },
    hotels: {
      title: 'Hôtels',
      text: 'Les hôtels sont des exemples créés pour ce site. Ils ne décrivent aucun établissement réel.',
    },
  },
};
