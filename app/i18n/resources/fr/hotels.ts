import type { hotels as english } from '../en/hotels.ts';
import type { Shape } from '../shape.ts';

export const hotels: Shape<typeof english> = {
  poster: 'Affiche : {{city}}',
  meta: {
    title: 'Hôtels à {{city}} : où dormir',
    description:
      'Six exemples d’hôtels à {{city}} avec étoiles, services et prix par nuit, les quartiers où loger et la recherche de vraies chambres.',
  },
  title: 'Hôtels à {{city}}',
  lead: 'Six façons de se loger, de {{least}} à\u00a0{{most}} la\u00a0nuit.',
  count_one: '{{count}} hôtel',
  count_other: '{{count}} hôtels',
  guide: 'Lire le guide de {{city}}',
  list: 'Les hôtels',
  samples:
    'Ces hôtels sont des exemples : noms, étoiles, services et prix sont indicatifs et ne constituent pas des offres. « Réserver » ouvre le site de réservation, qui cherche de vraies chambres à {{city}}.',
  stars: '{{rating}} étoiles sur 5',
  amenities: 'Services',
  price: '{{price}} par nuit',
  book: 'Réserver',
  why: 'Pourquoi séjourner à {{city}}',
  quarters: 'Le quartier qui vous convient',
  others: 'Hôtels dans d’autres villes',
  kinds: {
    grand: {
      generic: 'Grand hôtel',
      name: 'Grand Hôtel {{city}}',
      description: 'De hauts plafonds, un portier à l’entrée et le petit-déjeuner sous un lustre.',
    },
    boutique: {
      generic: 'Hôtel de charme',
      name: 'Hôtel de charme {{city}}',
      description: 'Une douzaine de chambres, toutes différentes, et un hôte qui sait où dîner.',
    },
    central: {
      generic: 'Hôtel central',
      name: 'Hôtel Central {{city}}',
      description: 'Son seul luxe est l’adresse : la porte franchie, vous êtes au cœur de la ville.',
    },
    palace: {
      generic: 'Palace',
      name: '{{city}} Palace',
      description: 'Des plafonds peints, une cour et un escalier fait pour rentrer tard.',
    },
    budget: {
      generic: 'Petit hôtel',
      name: 'Petit Hôtel {{city}}',
      description: 'Un lit propre, une douche chaude et un café le matin. Le reste, vous le gardez.',
    },
    resort: {
      generic: 'Hôtel-spa',
      name: 'Hôtel-spa {{city}}',
      description: 'Une piscine, un hammam et des jardins, pour les jours où les musées peuvent attendre.',
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
