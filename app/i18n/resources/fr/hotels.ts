import type { hotels as english } from '../en/hotels.ts';
import type { Shape } from '../shape.ts';

export const hotels: Shape<typeof english> = {
  poster: 'Affiche de {{city}}',
  meta: {
    title: 'Hôtels à {{city}} : où dormir',
    description:
      'Six exemples d’hôtels à {{city}} avec étoiles, services et prix par nuit, une bonne raison de rester et la recherche de chambres disponibles.',
  },
  title: 'Hôtels à {{city}}',
  lead: 'Six exemples d’hôtels, de la chambre toute simple à l’hôtel-\u2060spa, de\u00a0{{least}} à\u00a0{{most}} par\u00a0nuit.',
  // On the picture that social networks show.
  card: { count: 'Six exemples d’hôtels', prices: 'de {{least}} à {{most}} par\u00a0nuit' },
  guide: 'Guide de {{city}}',
  list: 'Les hôtels',
  samples:
    '« Réserver » ouvre un site de réservation et cherche les chambres disponibles à {{city}}. Les hôtels présentés ici sont des exemples : noms, étoiles et services sont fictifs, les prix indicatifs.',
  stars: '{{rating}}\u00a0étoiles sur 5',
  amenities: 'Services',
  // Below the price.
  perNight: 'par nuit',
  book: 'Réserver',
  why: 'Pourquoi séjourner à {{city}}',
  quarters: 'Choisir un quartier',
  others: 'Hôtels dans d’autres villes',
  kinds: {
    grand: {
      generic: 'Grand hôtel',
      name: 'Grand Hôtel de {{city}}',
      description:
        'De hauts plafonds, un portier à l’entrée et le petit-\u2060déjeuner sous un lustre.',
    },
    boutique: {
      generic: 'Hôtel de charme',
      name: 'Hôtel de Charme, {{city}}',
      description: 'Une douzaine de chambres, toutes différentes, et un hôte qui sait où dîner.',
    },
    central: {
      generic: 'Hôtel central',
      name: 'Hôtel Central, {{city}}',
      description:
        'Son seul luxe est l’adresse : la porte franchie, vous êtes au cœur de la ville.',
    },
    palace: {
      generic: 'Palais historique',
      name: 'Hôtel du Palais, {{city}}',
      description: 'Des plafonds peints, une cour et un escalier où l’on fait son entrée.',
    },
    budget: {
      generic: 'Hôtel économique',
      name: 'Petit Hôtel de {{city}}',
      description:
        'Un lit propre, une douche chaude et un café le matin : l’essentiel, à petit prix.',
    },
    resort: {
      generic: 'Hôtel-spa',
      name: 'Hôtel-Spa de {{city}}',
      description:
        'Une piscine, un hammam et des jardins, pour les jours où les musées peuvent attendre.',
    },
  },
  amenity: {
    wifi: 'Wi-Fi',
    parking: 'Parking',
    restaurant: 'Restaurant',
    bar: 'Bar',
    gym: 'Salle de sport',
    spa: 'Spa',
    pool: 'Piscine',
    breakfast: 'Petit-déjeuner',
    terrace: 'Terrasse',
  },
};
