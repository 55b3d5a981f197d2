/** Keys that a journey presses, by the names of the standard. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown';

/** Somebody before a page: what every engine can be told to do, and nothing more. */
export interface Visitor {
  open(address: string): Promise<void>;
  /** Sets the size of what shows the page, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Clicks a point of the screen, wherever the page is scrolled to. */
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Runs a function in the page and answers what it answers, once it does. */
  run<T, A extends readonly unknown[]>(
    script: (...args: A) => T | Promise<T>,
    ...args: A
  ): Promise<T>;
  leave(): Promise<void>;
}

/** An engine under test, running. */
export interface Engine {
  /** Lets somebody in with a profile of their own; without scripts if so asked. */
  visit(options: { readonly scripts: boolean }): Promise<Visitor>;
  stop(): Promise<void>;
}
