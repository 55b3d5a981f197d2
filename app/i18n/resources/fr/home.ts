import type { home as english } from '../en/home.ts';
import type { Shape } from '../shape.ts';

export const home: Shape<typeof english> = {
  meta: {
    title: 'Billets de train à grande vitesse en Italie',
    description:
      'Trouvez les trains à grande vitesse entre Rome, Milan, Venise, Florence, Naples et au-delà. Choisissez deux gares et une date, puis réservez sur la billetterie.',
  },
  hero: {
    title: 'L’Italie à grande vitesse',
    subtitle:
      'De Rome à Milan en trois heures environ, de centre à centre. Choisissez deux gares et un jour : la billetterie en ligne s’occupe du reste.',
    exploreMap: 'Explorer la carte',
    browseHotels: 'Voir les hôtels',
    travellers: 'Plus d’un million de voyageurs l’an dernier',
  },
  unknownTrip: {
    station:
      'Nous ne connaissons pas de gare «\u00a0{{name}}\u00a0». Vérifiez l’orthographe ou essayez la grande ville la plus proche.',
    stations:
      'Nous ne connaissons ni gare «\u00a0{{from}}\u00a0» ni gare «\u00a0{{to}}\u00a0». Vérifiez l’orthographe ou essayez les grandes villes les plus proches.',
    same: 'Le départ et l’arrivée sont tous deux à {{name}}. Où voulez-vous aller\u202f?',
    path: 'Nous n’avons pas reconnu deux gares dans «\u00a0{{path}}\u00a0». Saisissez-les ci-dessous.',
  },
  features: {
    title: 'Pourquoi prendre le train',
    speed: {
      title: 'Grande vitesse',
      text: 'Jusqu’à 300\u00a0km/\u2060h d’un centre-\u2060ville à l’autre : le temps d’un chapitre et d’un café, sans passer par l’aéroport.',
    },
    booking: {
      title: 'Réservation en temps réel',
      text: 'Confirmation immédiate et billet sur votre téléphone : rien à imprimer, rien à retirer.',
    },
    payment: {
      title: 'Paiement sécurisé',
      text: 'Protection remboursement intégral : les conditions de chaque tarif s’affichent avant le paiement.',
    },
    currency: {
      title: 'Votre devise',
      text: 'Payez en EUR, USD, GBP et dans d’autres devises, sans calcul de tête.',
    },
  },
  hotels: {
    title: 'Des hôtels près de la gare, et au-delà',
    samples:
      'Du lit tout simple près de la gare aux plafonds peints : choisissez une ville et cherchez parmi ses chambres disponibles. Les six hôtels présentés sont des exemples : noms fictifs, prix indicatifs.',
    price: '{{price}} par nuit',
    count_one: '{{count}}\u00a0hôtel disponible',
    count_other: '{{count}}\u00a0hôtels disponibles',
    byCity: 'Les hôtels ville par ville',
  },
  package: {
    title: 'Train et hôtel ensemble, jusqu’à 25 % de moins',
    text: 'Commencez par le train ou par l’hôtel : réservés ensemble, en une seule formule, ils vous laissent de quoi fêter l’arrivée.',
    note: 'La remise dépend de la ville et des dates : le vendeur affiche le prix final avant le paiement.',
    train: 'Choisir un train',
    hotel: 'Choisir un hôtel',
  },
  guides: {
    title: 'Guides des villes',
    more: 'Autres villes',
    routes: 'Les {{count}}\u00a0trajets populaires',
  },
  advertisement: {
    label: 'Publicité',
    house: 'Votre établissement, sous les yeux des voyageurs en route vers votre ville.',
    houseLink: 'Réserver cet espace',
  },
};
