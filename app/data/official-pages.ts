import { STATION_DATA_ATTRIBUTION } from './stations/attribution.ts';

/**
 * Public pages that the texts name: the European Union's, its data protection board's, RFI's, and
 * of sources of data.
 */
export const OFFICIAL_PAGES = {
  passengerRights:
    'https://europa.eu/youreurope/citizens/travel/passenger-rights/rail/index_en.htm',
  dataAuthorities: 'https://www.edpb.europa.eu/about-edpb/about-edpb/members_en',
  salaBlu: 'https://salabluonline.rfi.it/',
  naturalEarth: 'https://www.naturalearthdata.com/',
  stationList: STATION_DATA_ATTRIBUTION.url,
  stationLicence: STATION_DATA_ATTRIBUTION.licenceUrl,
};
