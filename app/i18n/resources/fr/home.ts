import type { home as english } from '../en/home.ts';
import type { Shape } from '../shape.ts';

export const home: Shape<typeof english> = {
  meta: {
    title: 'Billets de train à grande vitesse en Italie',
    description:
      'Trouvez les trains à grande vitesse entre Rome, Milan, Venise, Florence et Naples. Choisissez deux gares et une date, puis réservez à la billetterie.',
  },
  hero: {
    title: 'L’Italie à grande vitesse',
    subtitle:
      'De Rome à Milan en trois heures environ, de centre à centre. Choisissez deux gares et un jour : la billetterie s’occupe du reste.',
    exploreMap: 'Explorer la carte',
    browseHotels: 'Voir les hôtels',
    travellers: 'Plus d’un million de voyageurs l’an dernier',
  },
  features: {
    title: 'Pourquoi voyager ainsi',
    speed: {
      title: 'Grande vitesse',
      text: 'Jusqu’à 300 km/h entre les centres des grandes villes, sans aéroport au départ ni à l’arrivée.',
    },
    booking: {
      title: 'Réservation en temps réel',
      text: 'Confirmation immédiate à la billetterie et billet mobile à présenter sur votre téléphone.',
    },
    payment: {
      title: 'Paiement sécurisé',
      text: 'Vous payez à la billetterie, avec garantie de remboursement intégral sur les tarifs qui la prévoient.',
    },
    currency: {
      title: 'Votre devise',
      text: 'Consultez les prix en EUR, USD, GBP et d’autres devises avant de vous décider.',
    },
  },
  routes: {
    title: 'Les trajets les plus demandés',
    more: '{{count}} autres trajets',
    note: 'Trains directs les plus rapides, fréquences habituelles et tarifs achetés à l’avance. La billetterie affiche le prix de votre jour.',
  },
  hotels: {
    title: 'Des hôtels près de la gare, et ailleurs',
    samples:
      'Six types d’hôtel, donnés en exemple : noms, prix et nombres sont indicatifs. La page de chaque ville mène à de vraies chambres.',
    price: '{{price}} par nuit',
    available_one: '{{count}} hôtel disponible',
    available_other: '{{count}} hôtels disponibles, un par ville du guide',
    byCity: 'Les hôtels ville par ville',
  },
  package: {
    title: 'Train et hôtel ensemble, jusqu’à 25 % de moins',
    text: 'Réservez le trajet et les nuits en une seule formule et économisez jusqu’à 25 % par rapport aux deux achetés séparément.',
    note: 'Ceux qui vendent ces formules fixent la remise : vous voyez chez eux le prix final avant de payer. Il dépend de la ville et des dates.',
    train: 'Choisir un train',
    hotel: 'Choisir un hôtel',
  },
  guides: { title: 'Guides des villes', more: 'Autres villes' },
  advertisement: {
    label: 'Publicité',
    house: 'Votre hôtel, musée ou restaurant, sous les yeux de ceux qui s’apprêtent à arriver.',
    houseLink: 'Annoncer chez nous',
  },
};
