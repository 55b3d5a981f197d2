import type { Checked } from '#app/domain/facts/checked.ts';
import type { CitySource } from './schema.ts';

/** The source of the population of every guide city: residents by municipality on one day. */
export const POPULATION_SOURCE: CitySource & Checked = {
  name: {
    en: 'ANPR, Italy’s national register of residents, 10\u00a0January\u00a02024',
    it: 'ANPR, Anagrafe nazionale della popolazione residente, 10\u00a0gennaio\u00a02024',
    fr: 'ANPR, registre national italien des résidents, 10\u00a0janvier\u00a02024',
  },
  url: 'https://github.com/italia/anpr-opendata',
  year: 2024,
  checkedOn: '2024-01-10',
  reviewBy: '2027-12-31',
};
