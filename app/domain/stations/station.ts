/** The countries that the lists cover. */
export type CountryCode = 'IT' | 'CH' | 'FR' | 'DE' | 'AT' | 'MC';

/** The transport to a place without a railway station that the shop's ticket includes. */
export type StopKind = 'bus' | 'ferry';

/** A station as one interface language shows it. */
export interface Station {
  /** Eight digits: country prefix, five digits, check digit. */
  readonly id: string;
  /** The name shown in this language. */
  readonly label: string;
  /** Further names of the same station, in any language; never the label itself. */
  readonly aliases: readonly string[];
  /** A region or country, where the label alone could be taken for another place. */
  readonly place?: string;
  readonly country: CountryCode;
  /** Importance from 0 (a halt) to 10 (Roma Termini); decides between equal matches. */
  readonly weight: number;
  /** A stop of buses or ships; undefined for a railway station. */
  readonly stop?: StopKind;
  /** The station's id in an earlier version of the list. */
  readonly earlierId?: string;
}

/** From this weight on, a station is a major one. */
export const MAJOR_WEIGHT = 6;
