/** The part of fontkit that is used here; the package has no types of its own. */
declare module 'fontkit' {
  interface Outline {
    scale(x: number, y: number): Outline;
    mapPoints(move: (x: number, y: number) => [number, number]): Outline;
    toSVG(): string;
  }

  interface Font {
    readonly characterSet: readonly number[];
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): { readonly advanceWidth: number; readonly path: Outline };
    layout(text: string): { readonly positions: readonly { readonly xAdvance: number }[] };
  }

  export function create(file: Uint8Array): Font;
}
