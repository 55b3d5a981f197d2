import { STATION_DATA_ATTRIBUTION } from './stations/attribution.ts';

/**
 * Public pages that the texts name: the European Union's, its data protection board's, RFI's,
 * standards and the authority of accessibility, and of sources of data.
 */
export const OFFICIAL_PAGES = {
  passengerRights:
    'https://europa.eu/youreurope/citizens/travel/passenger-rights/rail/index_en.htm',
  wcag: 'https://www.w3.org/TR/WCAG22/',
  en301549:
    'https://www.etsi.org/deliver/etsi_en/301500_301599/301549/03.02.01_60/en_301549v030201p.pdf',
  accessibilityAct: 'https://eur-lex.europa.eu/eli/dir/2019/882/oj',
  agid: 'https://www.agid.gov.it/',
  dataAuthorities: 'https://www.edpb.europa.eu/about-edpb/about-edpb/members_en',
  salaBlu: 'https://salabluonline.rfi.it/',
  naturalEarth: 'https://www.naturalearthdata.com/',
  stationList: STATION_DATA_ATTRIBUTION.url,
  stationLicence: STATION_DATA_ATTRIBUTION.licenceUrl,
};
