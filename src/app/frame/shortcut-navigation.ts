import { RESOURCE_SECTIONS } from '~/resources/resource-sections';
import { findTopmostOverlay, wasHandledByOverlay } from '~/ui/overlay/covering';
import { scrollIntoViewOnMount } from '~/ui/table/in-sight';
import { isShortcutsDialogOpen } from './single-keys';
import { listAncestorLinks } from './use-way-up';

/** The sections that the `g` shortcut opens, each with its second key. */
export const SHORTCUT_SECTIONS = Object.values(RESOURCE_SECTIONS).flatMap((section) =>
  'key' in section ? [section] : [],
);

/** The element that shortcuts search for their targets: the page or a dialog. */
type Place = Element;

const shownIn = (place: Place, what: string): HTMLElement | undefined =>
  [...place.querySelectorAll<HTMLElement>(what)].find((element) => element.checkVisibility());

/** Matches the rows of a list. Excludes the placeholder rows of virtual lists, which have `aria-hidden`. */
const ROWS = 'tbody tr:not([aria-hidden]), [data-row]';
const OPENER = 'a[href], button';

const rowsIn = (place: Place) =>
  [...place.querySelectorAll(ROWS)].flatMap((row) => {
    const opener = shownIn(row, OPENER);
    return opener ? [{ row, opener }] : [];
  });

const currentRow = () => document.activeElement?.closest(ROWS) ?? null;

function move(place: Place, step: 1 | -1): boolean {
  const rows = rowsIn(place);
  const at = rows.findIndex(({ row }) => row === currentRow());
  const next = rows[at === -1 ? 0 : Math.min(Math.max(at + step, 0), rows.length - 1)];
  if (!next) return false;
  next.opener.focus({ preventScroll: true });
  scrollIntoViewOnMount(next.opener);
  return true;
}

const CHECKBOX = 'input[type="checkbox"]:not(:disabled)';
/** Matches a checkbox that supports range selection. */
const RANGE_CHECKBOX = `${CHECKBOX}[data-range]`;

/** Toggles the checkbox of the current row, or selects all rows between the last selected row and this one. */
function choose(isRange: boolean): boolean {
  const box = currentRow()?.querySelector<HTMLInputElement>(isRange ? RANGE_CHECKBOX : CHECKBOX);
  box?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: isRange }));
  return box !== null && box !== undefined;
}

/**
 * Clicks the element that declares this shortcut. If several elements declare it, prefers the one in the focused row.
 */
function press(place: Place, key: string): boolean {
  const what = `[aria-keyshortcuts="${key}"]:not(:disabled)`;
  const row = currentRow();
  const own = row && place.contains(row) ? shownIn(row, what) : undefined;
  const element =
    own ??
    [...place.querySelectorAll<HTMLElement>(what)].find((one) => !one.closest(ROWS) && one.checkVisibility());
  element?.click();
  return element !== undefined;
}

const FIELD = ':is(input:not([type="checkbox"], [type="radio"]), textarea):not([readonly], :disabled)';

/**
 * Activates the edit button, or focuses the first field of a record's form. Does nothing if the focus is already in the
 * form, because the user then probably meant to type into a field.
 */
function edit(place: Place): boolean {
  if (press(place, 'E')) return true;
  const isRecord = place.matches('main') && listAncestorLinks().length > 0;
  const field = isRecord && shownIn(place, `form ${FIELD}:not(search *)`);
  if (!field || field.closest('form')?.contains(document.activeElement)) return false;
  field.focus();
  return true;
}

function search(place: Place): boolean {
  const field = place.querySelector<HTMLInputElement>('search input');
  field?.select();
  return field !== null;
}

/**
 * Returns the list shortcuts that have no effect on the current page. Returns an empty set for a page without a list.
 */
export function findKeysWithoutEffect(): ReadonlySet<string> {
  const page = document.querySelector('main');
  const rows = page ? rowsIn(page).map(({ row }) => row) : [];
  if (!page || rows.length === 0) return new Set();
  const isInRow = (what: string) => rows.some((row) => shownIn(row, what));
  const uses = {
    E: shownIn(page, '[aria-keyshortcuts="E"]:not(:disabled)'),
    X: isInRow(CHECKBOX),
    'Shift X': isInRow(RANGE_CHECKBOX),
    '/': shownIn(page, 'search input'),
    C: shownIn(page, '[aria-keyshortcuts="C"]:not(:disabled)'),
  };
  return new Set(Object.entries(uses).flatMap(([keys, use]) => (use ? [] : [keys])));
}

export interface ShortcutNavigation {
  readonly go: (to: (typeof SHORTCUT_SECTIONS)[number]['to']) => void;
  readonly canGoBack: () => boolean;
  readonly back: () => void;
}

/** On a child page, goes back to the previous page, or opens the parent page if there is no history. */
function goBack({ canGoBack, back }: ShortcutNavigation): boolean {
  const parent = listAncestorLinks().at(-1);
  if (!parent) return false;
  if (canGoBack()) back();
  else parent.click();
  return true;
}

/** Maps each key to its action on a page. An action returns false if it has no effect. */
const ON_PAGE: Readonly<Record<string, (page: Place, ways: ShortcutNavigation) => boolean>> = {
  '?': () => {
    isShortcutsDialogOpen.set(true);
    return true;
  },
  // `[` and `]` step to the previous and the next change in a view that shows several changes.
  '[': (page) => press(page, '[') || press(document.body, '['),
  ']': (page) => press(page, ']'),
  '/': search,
  c: (page) => press(page, 'C'),
  e: edit,
  j: (page) => move(page, 1),
  k: (page) => move(page, -1),
  x: () => choose(false),
  'Shift+x': () => choose(true),
  Escape: (_, ways) => goBack(ways),
};

/** Reports whether another handler has already handled the key, for example a dialog that was closed by Escape. */
export const isKeyHandled = (event: Event): boolean =>
  event.defaultPrevented ||
  wasHandledByOverlay(event) ||
  (event.target instanceof Element && !event.target.isConnected);

/**
 * Performs the action of a shortcut on the page. While a dialog is open, only the edit shortcut works, in the dialog.
 */
export function performShortcut(keys: string, ways: ShortcutNavigation): boolean {
  if (findTopmostOverlay('menu')) return false;
  const dialog = findTopmostOverlay('dialog');
  if (dialog) return keys === 'e' && press(dialog, 'E');
  const section = SHORTCUT_SECTIONS.find(({ key }) => keys === `g ${key}`);
  if (section) ways.go(section.to);
  const page = document.querySelector('main');
  return section !== undefined || (page !== null && Boolean(ON_PAGE[keys]?.(page, ways)));
}

/** Removes the focus from an empty search field of a list on Escape. */
export function removeSearchFocus(target: EventTarget | null): boolean {
  const isLeft = target instanceof HTMLInputElement && target.value === '' && target.closest('main search');
  if (isLeft) target.blur();
  return Boolean(isLeft);
}
