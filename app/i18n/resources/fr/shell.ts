import type { shell as english } from '../en/shell.ts';
import type { Shape } from '../shape.ts';

export const shell: Shape<typeof english> = {
  skip: 'Aller au contenu',
  banner: { text: 'Ce domaine est à vendre.', link: 'Voir l’offre' },
  newTab: '(s’ouvre dans un nouvel onglet)',
  onThisPage: 'Sur cette page',
  navigation: {
    label: 'Navigation principale',
    home: 'page d’accueil',
    booking: 'Billets',
    map: 'Carte ferroviaire',
    hotels: 'Hôtels',
    cities: 'Villes',
    contact: 'Contact',
    book: 'Réserver',
    menu: 'Menu',
    closeMenu: 'Fermer le menu',
  },
  language: { label: 'Langue', current: 'Langue : {{name}}' },
  footer: {
    label: 'Pied de page',
    columns: {
      explore: 'Explorer',
      trips: 'Trajets populaires',
      support: 'Assistance',
      company: 'Le site',
    },
    trips: {
      romeMilan: 'Rome\u00a0– Milan',
      milanVenice: 'Milan\u00a0– Venise',
      florenceRome: 'Florence\u00a0– Rome',
      romeNaples: 'Rome\u00a0– Naples',
      bolognaFlorence: 'Bologne\u00a0– Florence',
    },
    byTrain: '{{trip}} en train',
    links: {
      guide: 'Guide de Rome',
      credits: 'Données et crédits',
      help: 'Aide',
      contact: 'Nous écrire',
      refundPolicy: 'Remboursements',
      terms: 'Conditions',
      privacy: 'Confidentialité',
      about: 'À propos',
      careers: 'Emploi',
      press: 'Presse',
      partners: 'Partenaires',
      accessibility: 'Accessibilité',
    },
    contact: 'Contact',
    phone: 'Téléphone',
    email: 'E-mail',
    city: 'Ville',
    social: 'Suivez-nous',
    share: 'Partager cette page',
    seoTitle: 'Les trains à grande vitesse en Italie',
    seoText:
      'Petit-déjeuner à Rome, déjeuner à Florence, coucher de soleil à Venise : à grande vitesse, tout tient en une journée. Trouvez les trains les plus rapides entre Rome, Milan, Venise, Florence, Naples et Turin, ou poursuivez vers la Suisse, la France, l’Allemagne et l’Autriche, et réservez sur la billetterie en ligne.',
    copyright: '© {{year}} {{siteName}}',
    stationData: 'Données des gares : Trainline, ODbL',
    myTrips: 'Mes voyages',
    imprint: 'Mentions légales',
  },
  wayOn: {
    search: 'Où allez-vous ?',
    from: 'De',
    to: 'À',
    submit: 'Chercher un train',
    hint: 'Ville ou gare',
  },
  notFound: {
    title: 'Oups ! Page introuvable',
    subtitle:
      'Aucun quai à cette adresse. La page a peut-être changé de place, ou le lien contient une faute de frappe.',
    home: 'Revenir à l’accueil',
  },
  offline: {
    title: 'Pas de connexion',
    text: 'Cette page s’affiche quand votre appareil n’arrive pas à joindre {{siteName}} : dans un tunnel, avec un réseau faible ou en mode avion.',
    advice:
      'Vérifiez le réseau ou le Wi-\u2060Fi, puis réessayez. Les pages ouvertes récemment restent lisibles sans connexion.',
    home: 'Revenir à l’accueil',
  },
  failure: {
    title: 'Cette page n’a pas pu s’afficher',
    subtitle:
      'Un problème est survenu de notre côté. Réessayez dans un instant : rien de ce que vous avez saisi n’a été envoyé.',
    retry: 'Réessayer',
  },
  /** Options that a visitor may set for this device. */
  comfort: {
    title: 'Préférences',
    lead: 'Des réglages propres à cet appareil, enregistrés dans votre navigateur. Ils s’appliquent aussitôt à toutes les pages.',
    needsCode:
      'Ces réglages ont besoin de JavaScript. Si votre système demande plus de contraste, les pages en tiennent compte même sans lui.',
    kept: 'Réglage enregistré sur cet appareil.',
    failed:
      'Votre navigateur ne permet pas d’enregistrer ce réglage\u00a0: il ne vaut que pour cette page.',
    choices: {
      contrast: 'Contraste renforcé',
      large: 'Caractères et boutons plus grands',
      lasting: 'Les messages restent jusqu’à ce que je les ferme',
      'same-tab': 'Les autres sites s’ouvrent dans le même onglet',
      'quiet-list': 'La liste des gares ne s’ouvre que lorsque j’écris',
    },
  },
};
