import type { home as english } from '../en/home.ts';
import type { Shape } from '../shape.ts';

export const home: Shape<typeof english> = {
  meta: {
    title: 'Billets de train à grande vitesse en Italie',
    description:
      'Trouvez les trains à grande vitesse entre Rome, Milan, Venise, Florence et Naples. Choisissez deux gares et une date, puis réservez sur la billetterie en ligne.',
  },
  hero: {
    title: 'L’Italie à grande vitesse',
    subtitle:
      'De Rome à Milan en trois heures environ, de centre à centre. Choisissez deux gares et un jour : la billetterie en ligne s’occupe du reste.',
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
      text: 'Confirmation immédiate sur la billetterie, billet sur votre téléphone.',
    },
    payment: {
      title: 'Paiement sécurisé',
      text: 'Vous payez sur la billetterie, avec remboursement intégral garanti si votre tarif le prévoit.',
    },
    currency: {
      title: 'Votre devise',
      text: 'Consultez les prix en EUR, USD, GBP et dans d’autres devises avant de vous décider.',
    },
  },
  hotels: {
    title: 'Des hôtels près de la gare, et ailleurs',
    samples:
      'Six types d’hôtel dans chacune des villes de nos guides. Ce sont des exemples : les noms sont fictifs, les prix indicatifs\u202f; la page de chaque ville mène à de vraies chambres.',
    price: '{{price}} par nuit',
    count_one: 'Un dans {{count}} ville',
    count_other: 'Un dans chacune de nos {{count}} villes',
    byCity: 'Les hôtels ville par ville',
  },
  package: {
    title: 'Train et hôtel ensemble, jusqu’à 25 % de moins',
    text: 'Commencez par le train ou par l’hôtel : réservés ensemble, en une seule formule, ils peuvent coûter moins cher que séparément.',
    note: 'La remise dépend du vendeur de la formule, de la ville et des dates : le prix final est celui que vous voyez sur son site avant de payer.',
    train: 'Choisir un train',
    hotel: 'Choisir un hôtel',
  },
  guides: {
    title: 'Guides des villes',
    more: 'Autres villes',
    routes: 'Les {{count}} trajets populaires',
  },
  advertisement: {
    label: 'Publicité',
    house: 'Votre hôtel, votre musée ou votre restaurant sous les yeux de ceux qui préparent leur voyage.',
    houseLink: 'Réserver cet espace',
  },
};
