import { type RefObject, useRef } from 'react';

export interface FieldFocus {
  /** The element around the input and its list. */
  readonly field: RefObject<HTMLDivElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly isInputFocused: () => boolean;
  /** Whether an element, or else the focused one, belongs to the field. */
  readonly isInside: (target?: EventTarget | null) => boolean;
  /** To be called when the input loses its focus, with whether its list is open. */
  readonly noteBlur: (isListOpen: boolean) => void;
  /** Whether the input last lost its focus together with the window, while its list was closed. */
  readonly wasLeftWithWindow: () => boolean;
}

/** Tracks the focus of a field whose list has buttons of its own. */
export function useFieldFocus(): FieldFocus {
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const leftWithWindow = useRef(false);
  const isInputFocused = () => document.activeElement === input.current;
  return {
    field,
    input,
    isInputFocused,
    isInside: (target = document.activeElement) =>
      target instanceof Node && field.current?.contains(target) === true,
    noteBlur: (isListOpen) => {
      // The input stays the document's active element when the whole window loses the focus.
      leftWithWindow.current = isInputFocused() && !isListOpen;
    },
    wasLeftWithWindow: () => leftWithWindow.current,
  };
}
