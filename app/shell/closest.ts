/** The nearest element around an event's target, itself included, that a selector fits. */
export function closest<E extends Element = Element>(
  target: EventTarget | null,
  selector: string,
): E | null {
  return target instanceof Element ? target.closest<E>(selector) : null;
}
