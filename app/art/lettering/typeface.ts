/**
 * One weight of a typeface, in thousandths of the em: each letter's advance and outline, baseline
 * at y 0 and y down.
 */
export interface LetteringWeight {
  readonly glyphs: Readonly<Record<string, readonly [advance: number, outline: string]>>;
  /**
   * The kerning of a letter after another (mostly negative), both without accents.
   */
  readonly kerning: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export type Weight = 500 | 600;
export type Lettering = Readonly<Record<Weight, LetteringWeight>>;
