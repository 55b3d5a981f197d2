/**
 * The same keys as a table of texts, with any text behind each: what another language must fill in.
 */
export type Shape<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Shape<Texts[Key]>;
};
