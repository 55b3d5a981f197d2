import { forgetChoices, keepChoices } from '#app/booking/kept-choices.ts';
import { copyText } from '#app/ui/page/copy-text.ts';
import { followDay } from '#app/ui/page/follow-day.ts';
import { closest } from './closest.ts';
import { followWays } from './follow-ways.ts';
import { isTrainSaved, keepTrip, noteOpenSearch } from './my-trips.ts';

/** Elements that hold buttons: an open train, a leg of a plan, the plan itself. */
const ACTIONS = ':is(.train-details, .plan-actions)';

/**
 * Makes the rows of train tables open in place: a press on a departure fetches the page that its
 * link leads to, and shows that page's open train below the row. Without code the link leads to the
 * page. Runs once on a page with such tables.
 */
export function openRowsInPlace(): void {
  noteOpenSearch();
  followDay(markPassedDays);
  followWays();
  for (const link of document.querySelectorAll('.train-link:not([aria-expanded])'))
    link.setAttribute('aria-expanded', 'false');
  for (const actions of document.querySelectorAll(ACTIONS)) showButtons(actions);
  document.addEventListener('submit', ({ target }) => {
    const form = closest<HTMLFormElement>(target, '.train-choices form');
    if (form) keepChoices(form);
  });
  document.addEventListener('click', (event) => {
    const link = pressedLink(event);
    if (link) {
      event.preventDefault();
      // A bar never closes its row, which may be out of sight.
      if (isExpanded(link) && closest(event.target, '.train-link')) close(link);
      else void open(link);
      return;
    }
    if (closest(event.target, '.train-choices [data-reset]')) forgetChoices();
    const pressed = closest(event.target, `${ACTIONS} :is(button, .train-shop a)`);
    const action = pressed?.closest<HTMLElement>('button, [data-copy]');
    if (action) runAction(action);
  });
}

/**
 * Marks the parts whose day has passed since the page was opened, or saved. The style sheet
 * (`ui/trains/passed-day.css`) takes the ways to the shop from them, and a sentence appears.
 */
function markPassedDays(today: string): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-day]')) {
    if ((part.dataset.day as string) >= today) continue;
    part.dataset.passed = '';
    const sentence = part.querySelector<HTMLTemplateElement>(':scope > template');
    sentence?.replaceWith(sentence.content);
  }
}

/** The link of the row that a plain press opens: in the table, or a bar of the day's picture. */
function pressedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined;
  const link = closest<HTMLAnchorElement>(event.target, '.train-link');
  if (link) return link;
  const address = closest(event.target, '.day-strip a')?.getAttribute('href');
  const links = document.querySelectorAll<HTMLAnchorElement>('.train-link');
  return address ? [...links].find((row) => row.getAttribute('href') === address) : undefined;
}

function close(link: HTMLAnchorElement): void {
  link.setAttribute('aria-expanded', 'false');
  openedBelow(link)?.toggleAttribute('hidden', true);
}

/** Shows the open train of a row, in its list that may be folded; fetches it the first time. */
async function open(link: HTMLAnchorElement): Promise<void> {
  link.setAttribute('aria-expanded', 'true');
  document.querySelector('.train-unread')?.remove();
  const fetched = openedBelow(link) ? undefined : await fetchOpened(link);
  // Closed meanwhile.
  if (!isExpanded(link)) return;
  if (fetched === 'offline') {
    link.setAttribute('aria-expanded', 'false');
    // The worker shows the page of a kept train.
    if (await isTrainSaved(link.href)) location.assign(link.href);
    else sayOffline(link);
    return;
  }
  // Closed and opened again meanwhile: another request may have been faster.
  const opened = openedBelow(link) ?? fetched;
  if (!opened) {
    // The way back may lead to this page as it is now.
    link.setAttribute('aria-expanded', 'false');
    location.assign(link.href);
    return;
  }
  const row = link.closest('tr');
  if (opened === fetched) {
    const details = opened.querySelector('.train-details');
    // A list may have several open trains; the fragment of an address leads to the first.
    if (document.querySelector(link.hash)) details?.removeAttribute('id');
    if (details) showButtons(details);
    row?.after(opened);
  }
  opened.removeAttribute('hidden');
  const list = link.closest('details');
  if (list) list.open = true;
  row?.scrollIntoView({ block: 'nearest' });
}

/** The open train of a row, hidden or not, that the page has already. */
function openedBelow(link: HTMLAnchorElement): Element | undefined {
  const next = link.closest('tr')?.nextElementSibling;
  return next?.matches('.train-opened') ? next : undefined;
}

function isExpanded(link: Element): boolean {
  return link.getAttribute('aria-expanded') === 'true';
}

/** Says below a row that its train needs a connection. The next press tries again. */
function sayOffline(link: HTMLAnchorElement): void {
  const row = link.closest('tr');
  const said = document.createElement('tr');
  said.className = 'train-opened train-unread';
  const cell = said.insertCell();
  cell.colSpan = row?.cells.length ?? 1;
  const status = document.createElement('p');
  status.role = 'status';
  cell.append(status);
  row?.after(said);
  // A live region announces changes only.
  requestAnimationFrame(() => status.append(link.closest('table')?.dataset.offline ?? ''));
}

/**
 * The row with the open train that a link leads to; undefined where its page has none. Only this older kind of request gives a parsed page: the content security policy forbids to
 * parse one from text.
 */
function fetchOpened({ href, hash }: HTMLAnchorElement): Promise<Element | 'offline' | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', href);
    request.responseType = 'document';
    request.onerror = () => resolve('offline');
    request.onload = () =>
      resolve(request.responseXML?.querySelector(hash)?.closest('.train-opened') ?? undefined);
    request.send();
  });
}

function showButtons(details: Element): void {
  for (const button of details.querySelectorAll('button[hidden]')) button.removeAttribute('hidden');
}

function runAction(button: HTMLElement): void {
  if (button.dataset.print !== undefined) {
    printJourney(button);
    return;
  }
  const { copyLink, copy = '', keep, said = '' } = button.dataset;
  const details = button.closest<HTMLElement>(ACTIONS);
  const { tripPlaces: places = '', tripWhen: when = '', failed = '' } = details?.dataset ?? {};
  const isDone = keep
    ? keepTrip({ address: keep, places, when })
    : copyText(copyLink ? new URL(copyLink, location.href).href : copy);
  const status = details?.querySelector('.train-said');
  if (status) status.textContent = isDone ? said : (button.dataset.failed ?? failed);
}

/** Prints the train of a button alone. */
function printJourney(button: HTMLElement): void {
  const row = button.closest('.train-opened');
  document.documentElement.dataset.print = 'journey';
  row?.classList.add('train-printed');
  window.addEventListener(
    'afterprint',
    () => {
      delete document.documentElement.dataset.print;
      row?.classList.remove('train-printed');
    },
    { once: true },
  );
  window.print();
}
