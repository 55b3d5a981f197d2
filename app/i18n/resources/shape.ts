/** The plural forms of `Intl.PluralRules`, as they end the keys of counted texts. */
export type PluralForm = Intl.LDMLPluralRule;

/** The forms that a language may have beside the English `one` and `other`. */
type OtherForm = Exclude<PluralForm, 'one' | 'other'>;

/** The names of the counted texts of a table, without their forms. */
type CountedName<Texts> = keyof Texts extends infer Key
  ? Key extends `${infer Name}_other`
    ? Name
    : never
  : never;

/**
 * The keys of a table of English texts, with any text behind each. Another language may add its own
 * plural forms.
 */
export type Shape<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Shape<Texts[Key]>;
} & { readonly [Name in CountedName<Texts> as `${Name}_${OtherForm}`]?: string };
