import { writeChange } from '#app/domain/search/plan-change.ts';

/**
 * Lets the places of a plan be dragged by a handle: the others make room. Dropping a place sends
 * the form, as the buttons beside it do; Escape cancels.
 */
export function makeDraggable(list: HTMLElement): void {
  const items = [...list.querySelectorAll<HTMLElement>('li')];
  if (items.length < 2) return;
  for (const item of items) {
    const handle = document.createElement('span');
    handle.className = 'plan-handle';
    // Screen readers and the keyboard have the buttons.
    handle.setAttribute('aria-hidden', 'true');
    handle.addEventListener('pointerdown', (event) => {
      if (event.button === 0) startDrag({ list, items, item, handle }, event);
    });
    item.prepend(handle);
  }
}

/** The dragged place, in the list of all. */
interface DraggedPlace {
  readonly list: HTMLElement;
  readonly items: readonly HTMLElement[];
  readonly item: HTMLElement;
  readonly handle: HTMLElement;
}

function startDrag(
  { list, items, item, handle }: DraggedPlace,
  { pointerId, clientY }: PointerEvent,
): void {
  const at = items.indexOf(item);
  const boxes = items.map((each) => each.getBoundingClientRect());
  const own = boxes[at] ?? item.getBoundingClientRect();
  let to = at;
  const drag = new AbortController();
  const { signal } = drag;
  handle.setPointerCapture(pointerId);
  item.classList.add('plan-dragged');

  const follow = (event: PointerEvent) => {
    const moved = event.clientY - clientY;
    const middle = own.top + own.height / 2 + moved;
    to = nearestTo(middle, boxes);
    for (const [position, each] of items.entries()) {
      const offset = position === at ? moved : own.height * placesMoved(position, at, to);
      each.style.translate = `0 ${offset}px`;
    }
  };
  const end = () => {
    drag.abort();
    item.classList.remove('plan-dragged');
    for (const each of items) each.style.translate = '';
  };
  handle.addEventListener('pointermove', follow, { signal });
  handle.addEventListener('pointercancel', end, { signal });
  handle.addEventListener(
    'pointerup',
    () => {
      end();
      if (to !== at) sendChange(list, at, to);
    },
    { signal },
  );
  const cancel = (event: KeyboardEvent) => {
    if (event.key === 'Escape') end();
  };
  document.addEventListener('keydown', cancel, { signal });
}

/** By how many places another one moves down to make room for a place that is moved. */
function placesMoved(position: number, from: number, to: number): -1 | 0 | 1 {
  if (from < position && position <= to) return -1;
  return to <= position && position < from ? 1 : 0;
}

/** The position of the place whose middle is nearest to a height of the window. */
function nearestTo(height: number, boxes: readonly DOMRect[]): number {
  const distances = boxes.map((box) => Math.abs(box.top + box.height / 2 - height));
  return distances.indexOf(Math.min(...distances));
}

function sendChange(list: HTMLElement, at: number, to: number): void {
  const form = list.closest('form');
  if (!form) return;
  const change = document.createElement('input');
  change.type = 'hidden';
  change.name = 'change';
  change.value = writeChange({ kind: 'to', at, to });
  form.append(change);
  form.requestSubmit();
  // A page that the back button shows again sends no old change.
  change.remove();
}
