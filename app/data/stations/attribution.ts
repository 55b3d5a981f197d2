/** The author of a set of data, and its licence. */
export interface Attribution {
  readonly name: string;
  readonly url: string;
  readonly licenceName: string;
  readonly licenceUrl: string;
  readonly year: number;
}

/** The source of the station lists, for the page of credits. */
export const STATION_DATA_ATTRIBUTION: Attribution = {
  name: 'Trainline EU stations',
  url: 'https://github.com/trainline-eu/stations',
  licenceName: 'Open Database License (ODbL) 1.0',
  licenceUrl: 'https://opendatacommons.org/licenses/odbl/1-0/',
  year: 2026,
};
