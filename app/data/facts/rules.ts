import * as v from 'valibot';
import { OFFICIAL_PAGES } from '../official-pages.ts';
import { SOURCED, Text } from '../schema.ts';

/** A rule that a text of the site states. */
export const Rule = v.strictObject({
  /** Its content, in the words of a reader of the list of facts. */
  what: Text,
  /** The path of the page that states it. */
  page: v.pipe(v.string(), v.startsWith('/')),
  ...SOURCED,
});
export type Rule = v.InferOutput<typeof Rule>;

/** The accessibility statement, whose failures and status are those of this day. */
export const ACCESSIBILITY_STATEMENT = {
  what: 'status and failures of the accessibility statement',
  page: '/accessibility',
  source: {
    name: {
      en: 'Our own tests, by WCAG 2.2 AA',
      it: 'Nostre verifiche secondo le WCAG 2.2 AA',
      fr: 'Nos propres tests, selon les WCAG 2.2 AA',
    },
    url: OFFICIAL_PAGES.wcag,
  },
  checkedOn: '2026-11-26',
  reviewBy: '2027-11-30',
} as const satisfies Rule;

/** The rules that the texts of `app/i18n` state: change a text and its row together. */
export const RULES: readonly Rule[] = [
  {
    what: 'money back, another way and compensation for late trains (Regulation (EU) 2021/782)',
    page: '/refund-policy',
    source: {
      name: {
        en: 'European Union, rail passenger rights',
        it: 'Unione europea, diritti dei passeggeri nel trasporto ferroviario',
        fr: 'Union européenne, droits des voyageurs ferroviaires',
      },
      url: OFFICIAL_PAGES.passengerRights,
    },
    checkedOn: '2026-11',
    reviewBy: '2027-11-30',
  },
  {
    what: 'assistance at Italian stations by Sala Blu',
    page: '/help',
    source: { name: 'Rete Ferroviaria Italiana, Sala Blu', url: OFFICIAL_PAGES.salaBlu },
    checkedOn: '2026-11',
    reviewBy: '2027-11-30',
  },
  {
    what: 'the authority that takes complaints about data protection',
    page: '/privacy',
    source: {
      name: {
        en: 'European Data Protection Board, members',
        it: 'Comitato europeo per la protezione dei dati, membri',
        fr: 'Comité européen de la protection des données, membres',
      },
      url: OFFICIAL_PAGES.dataAuthorities,
    },
    checkedOn: '2026-11',
    reviewBy: '2028-11-30',
  },
  {
    what: 'the authority that takes complaints about accessibility (D.lgs. 82/2022)',
    page: '/accessibility',
    source: { name: 'Agenzia per l’Italia Digitale, accessibilità', url: OFFICIAL_PAGES.agid },
    checkedOn: '2026-11',
    reviewBy: '2028-11-30',
  },
  ACCESSIBILITY_STATEMENT,
];
