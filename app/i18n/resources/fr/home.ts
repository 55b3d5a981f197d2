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
      text: 'Consultez les prix en EUR, USD, GBP et dans d’autres devises avant de vous décider.',
    },
  },
  hotels: {
    title: 'Des hôtels près de la gare, et ailleurs',
    samples:
      'Six types d’hôtel, un de chaque par ville du guide. Ce sont des exemples : noms, prix et nombres sont indicatifs, et la page de chaque ville mène à de vraies chambres.',
    price: '{{price}} par nuit',
    available_one: '{{count}} hôtel disponible',
    available_other: '{{count}} hôtels disponibles, un par ville',
    byCity: 'Les hôtels ville par ville',
  },
  package: {
    title: 'Train et hôtel ensemble, jusqu’à 25 % de moins',
    text: 'Réservez le trajet et les nuits en une seule formule et économisez jusqu’à 25 % par rapport à deux achats séparés.',
    note: 'La remise dépend du vendeur de la formule, de la ville et des dates : vous voyez le prix final avant de payer.',
    train: 'Choisir un train',
    hotel: 'Choisir un hôtel',
  },
  guides: {
    title: 'Guides des villes',
    more: 'Autres villes',
    routes: 'Les pages des {{count}} trajets',
  },
  advertisement: {
    label: 'Publicité',
    house: 'Votre hôtel, musée ou restaurant, sous les yeux de ceux qui s’apprêtent à arriver.',
    houseLink: 'Réserver cet espace',
  },
};
