/** `closest()` of an event's target, if that is an element. */
export function closest<E extends Element = Element>(
  target: EventTarget | null,
  selector: string,
): E | null {
  return target instanceof Element ? target.closest<E>(selector) : null;
}
