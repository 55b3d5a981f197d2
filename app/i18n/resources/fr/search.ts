import type { search as english } from '../en/search.ts';
import type { Shape } from '../shape.ts';

export const search: Shape<typeof english> = {
  meta: {
    title: 'Votre voyage',
    description:
      'Votre voyage est prêt : trains, places et prix vous attendent sur la billetterie en ligne.',
  },
  correct: 'Corrigez votre recherche',
  correctHint: 'Vérifiez les champs signalés.',
  summary: { from: 'De {{station}}', to: 'à {{station}}' },
  open: 'Voir les trains sur la billetterie',
  openShop: 'Ouvrir la billetterie en ligne',
  change: 'Modifier le voyage',
  edit: 'Modifier la recherche',
  /** Links to the day before and the day after. */
  days: { name: 'Autres jours', before: 'La veille', after: 'Le lendemain' },
  passed: { text: 'Cette journée est passée.', today: 'Voir les trains d’aujourd’hui' },
  myTrips: 'Mes voyages',
  figures: 'Les trains du jour',
  figuresOut: 'Les trains de l’aller',
  figuresBack: 'Les trains du retour',
  none: 'Aucun train dans nos horaires',
  /** A visitor's choices among the trains. */
  choices: {
    title: 'Horaires et filtres',
    leave: 'Départ après',
    arrive: 'Arrivée avant',
    sort: 'Trier par',
    departure: 'Départ',
    duration: 'Durée',
    only: 'Afficher',
    all: 'Tous les trains',
    direct: 'Trains directs seulement',
    fast: 'Grande vitesse seulement',
    change: 'Temps de correspondance',
    asPlanned: 'Selon l’horaire',
    atLeast: 'Au moins {{minutes}}',
    kinds: 'Trains régionaux seulement, sans réservation',
    via: 'En passant par (gare)',
    viaEnd: 'Choisissez une autre gare que celles de départ et d’arrivée.',
    stay: 'Temps sur place',
    noStay: 'Sans s’y arrêter',
    kept: 'Cet appareil garde le temps de correspondance et le choix des seuls trains régionaux pour votre prochaine recherche.',
    submit: 'Afficher les trains',
    reset: 'Effacer les filtres',
  },
  restrictions: {
    via: 'passant par {{place}}',
    regional: 'en trains régionaux uniquement',
    change: 'avec au moins {{minutes}} de correspondance',
  },
  hint: 'Encore un clic : la billetterie en ligne affiche les trains du jour, avec les places et les prix, et vous y achetez le billet.',
  taken: 'Vous avez saisi « {{typed}} » : nous avons retenu {{station}}.',
  takenBoth:
    'Vous avez saisi «\u00a0{{from}}\u00a0» et «\u00a0{{to}}\u00a0»\u00a0: nous avons retenu ces gares.',
  /** The form's replacements of values that it cannot have. */
  replaced: {
    adults: 'Le nombre d’adultes va de {{least}} à {{most}}\u00a0: nous l’avons fixé à {{value}}.',
    children:
      'Le nombre d’enfants va de {{least}} à {{most}}\u00a0: nous l’avons fixé à {{value}}.',
    past: 'La date choisie, {{date}}, est passée\u00a0: nous l’avons remplacée par celle d’aujourd’hui.',
    invalid:
      'La date n’existe pas ou n’est pas écrite comme 2026-12-31\u00a0: nous l’avons remplacée par celle d’aujourd’hui.',
    return: 'Le jour de retour indiqué est passé ou n’existe pas\u00a0: choisissez-en un autre.',
    swapped: 'Le retour précédait l’aller\u00a0: nous avons échangé les deux dates.',
  },
  /** The way back of a round trip. */
  return: {
    outward: 'Aller\u00a0: {{day}}',
    title: 'Retour\u00a0: {{day}}',
    day: 'retour le {{day}}',
    days: 'Autres jours pour le retour',
    withoutVia: 'L’étape à {{place}} ne vaut que pour l’aller.',
    inShop: 'La billetterie s’ouvre sur le trajet aller\u202f; vous y choisissez le retour.',
    noDay:
      'Choisissez ci-dessous le jour du retour pour en voir les trains. Le retour se réserve sur la billetterie.',
  },
  route: 'En savoir plus sur ce trajet',
  /** The page of what this device keeps. */
  trips: {
    regional: 'trains régionaux uniquement',
    title: 'Mes voyages',
    description: 'Les trajets enregistrés sur cet appareil.',
    lead: 'Les trajets et les voyages que vous avez enregistrés, et vos dernières recherches. Ils restent sur cet appareil\u00a0: personne d’autre ne les voit, et vous pouvez les lire sans connexion.',
    kept: 'Trajets enregistrés',
    searched: 'Dernières recherches',
    empty:
      'Rien n’est encore enregistré sur cet appareil. Ouvrez un train dans une liste, ou composez un voyage en plusieurs étapes, puis enregistrez-le.',
    remove: 'Retirer',
    forget: 'Tout effacer',
    needsCode:
      'Cette page a besoin de JavaScript\u00a0: ce qu’elle affiche ne se trouve que dans votre navigateur.',
    search: 'Chercher un trajet',
  },
  answer: {
    onDate: '{{duration}} {{day}}',
    onTypical: '{{duration}} {{day}}',
    onHoliday: '{{duration}} {{day}} (c’est un jour férié)',
    direct: '{{duration}}, direct',
    changes_one: '{{duration}}, une correspondance à {{places}}',
    changes_other: '{{duration}}, {{count}}\u00a0correspondances, à {{places}}',
    all_one: '{{journey}}, un départ',
    all_other: '{{journey}}, {{count}}\u00a0départs',
    remaining_one: '{{journey}}, encore un départ aujourd’hui',
    remaining_other: '{{journey}}, encore {{count}}\u00a0départs aujourd’hui',
    someDirect_one: '{{journey}}, dont un direct',
    someDirect_other: '{{journey}}, dont {{count}}\u00a0directs',
    part: 'de {{from}} à {{to}} : {{journey}}',
    partRestricted: 'de {{from}} à {{to}}, {{restriction}}\u00a0: {{journey}}',
    restricted: '{{restriction}}\u00a0: {{journey}}',
  },
};
