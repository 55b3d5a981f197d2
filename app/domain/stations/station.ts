/** The countries that the lists cover. */
export type CountryCode = 'IT' | 'CH' | 'FR' | 'DE' | 'AT' | 'MC';

/** How a place without a station of its own is reached with the shop's ticket. */
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
  /** Importance from 0 (a halt) to 10 (Roma Termini); it settles ties. */
  readonly weight: number;
  /** A stop of buses or ships; undefined for a railway station. */
  readonly stop?: StopKind;
  /** The id under which an earlier version of the list knew it. */
  readonly earlierId?: string;
}

/** From this weight on, a station is a major one. */
export const MAJOR_WEIGHT = 6;
