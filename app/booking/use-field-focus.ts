import { type RefObject, useRef } from 'react';

export interface FieldFocus {
  /** The element around the input and its list. */
  readonly field: RefObject<HTMLDivElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly isInputFocused: () => boolean;
  /** Whether an element, or else the focused one, belongs to the field. */
  readonly isInside: (target?: EventTarget | null) => boolean;
  /** Whether the input lost its focus together with the window, while its list was closed. */
  readonly leftWithWindow: RefObject<boolean>;
}

/** Tracks the focus of a field whose list has buttons of its own. */
export function useFieldFocus(): FieldFocus {
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const leftWithWindow = useRef(false);
  return {
    field,
    input,
    isInputFocused: () => document.activeElement === input.current,
    isInside: (target = document.activeElement) =>
      target instanceof Node && field.current?.contains(target) === true,
    leftWithWindow,
  };
}
