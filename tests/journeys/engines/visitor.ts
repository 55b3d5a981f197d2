/** Keys that a journey presses, by the names of the standard. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown';

/** A visitor of a page: the actions that every engine supports. */
export interface Visitor {
  open(address: string): Promise<void>;
  /** Sets the size of the viewport in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Clicks a point of the screen, wherever the page is scrolled to. */
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  run<T, A extends readonly unknown[]>(
    script: (...args: A) => T | Promise<T>,
    ...args: A
  ): Promise<T>;
  /** The page on A4, where the engine's protocol can print it. */
  readonly print?: () => Promise<Uint8Array>;
  leave(): Promise<void>;
}

/** An engine under test, running. */
export interface Engine {
  /** Opens a visitor with a fresh profile, without scripts on request. */
  visit(options: { readonly scripts: boolean }): Promise<Visitor>;
  stop(): Promise<void>;
}
