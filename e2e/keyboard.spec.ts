// Every action of every screen is reachable by keyboard. The Tab key reaches all controls, the focus is visible, and it
// moves to another element when the focused element disappears.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { goToState } from './gallery/gallery-screen';
import { GALLERY_SCREENS } from './gallery/gallery-screens';
import { signIn } from './pages/sign-in-page';

test.use({ reloads: true });

/**
 * Runs inside the page: marks the elements that the Tab key must reach with names, and returns the names. In a group of
 * radio buttons, the Tab key only has to reach the selected one.
 */
function nameStops(): string[] {
  const chosen = (element: Element) => {
    if (!(element instanceof HTMLInputElement && element.type === 'radio')) return true;
    const group = `input[type=radio][name="${element.name}"]`;
    return element === (document.querySelector(`${group}:checked`) ?? document.querySelector(group));
  };
  const all = (document.querySelector('[role="dialog"]') ?? document).querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable="true"]',
  );
  return [...all]
    .filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled, [type=file], [role=toolbar] *') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        chosen(element),
    )
    .map((element, index) => {
      element.dataset.stop = `${index} ${element.localName} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}`;
      return element.dataset.stop;
    });
}

/**
 * Runs inside the page: returns the name of the focused element, and whether an outline around it or around its field
 * shows the focus.
 */
function readStop(): { stop: string | undefined; isSeen: boolean } {
  const focused = document.activeElement as HTMLElement;
  const rings = [focused, focused.parentElement, focused.parentElement?.parentElement].map((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element ?? focused);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
  });
  return { stop: focused.dataset.stop, isSeen: rings.includes(true) };
}

/**
 * The maximum number of Tab presses, which is more than the longest screen needs. Rows that load during the test don't
 * have to be reached.
 */
const MAX_PRESSES = 500;

async function walk(page: Page): Promise<{ missed: string[]; unseen: string[] }> {
  const stops = await page.evaluate(nameStops);
  const reached = new Set<string>();
  const unseen = new Set<string>();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let presses = 0; presses < MAX_PRESSES && reached.size < stops.length; presses += 1) {
    await page.keyboard.press('Tab');
    const { stop, isSeen } = await page.evaluate(readStop);
    if (stop === undefined) continue;
    reached.add(stop);
    if (!isSeen) unseen.add(stop);
  }
  // Ignores elements that were removed during the test, such as the button that loads messages.
  const left = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-stop]')].map(({ dataset }) => dataset.stop),
  );
  return {
    missed: stops.filter((stop) => !reached.has(stop) && left.includes(stop)),
    unseen: [...unseen],
  };
}

// Skips the editor, where the Tab key indents text and Escape moves the focus out of the text.
for (const screen of GALLERY_SCREENS.filter(
  ({ open, isDrawer, isSignIn, name }) => (!open || isDrawer) && !isSignIn && !/^article/.test(name),
))
  test(`the Tab key reaches every action: ${screen.name}`, { tag: '@deep' }, async ({ page, sandbox }) => {
    test.slow();
    await goToState(page, sandbox, screen);
    await expect(page.getByRole('progressbar').or(page.getByRole('main').getByLabel('Loading'))).toHaveCount(
      0,
    );
    expect(await walk(page)).toEqual({ missed: [], unseen: [] });
  });

test('closing a dialog returns the focus to the button that opened it', { tag: '@deep' }, async ({
  page,
}) => {
  await signIn(page, undefined, '/acme/availability-reasons');
  const edit = page.getByRole('button', { name: 'Edit Lunch' });
  await edit.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();
});

test("Escape closes a dialog that has lost the focus, and doesn't leave the page", async ({ page }) => {
  await signIn(page, undefined, '/acme/teams');
  await page.getByRole('link', { name: 'Billing', exact: true }).click();
  await expect(page).toHaveURL(/teams\/\d+/);
  const { pathname } = new URL(page.url());
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete team' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  // Removes the focus, as if the focused button were disabled or removed.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'More actions' })).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(pathname);
});

test('closing a dialog opened from a menu returns the focus to the menu’s button', { tag: '@deep' }, async ({
  page,
}) => {
  await signIn(page, undefined, '/acme/teams');
  for (const [path, menu, item] of [
    ['macros/3001', 'More actions', 'Delete'],
    ['teams/302', 'More actions', 'Delete team'],
    ['conversations/1042', 'More actions', 'Transcript'],
    ['assistants', 'More actions', 'Open by ID…'],
    ['macros', 'Account menu: Ingrid Vasquez-Holm', 'Keyboard shortcuts'],
  ] as const)
    await test.step(`${path}: ${item}`, async () => {
      const before = await page.title();
      await page.evaluate((to) => history.pushState(null, '', to), `/acme/${path}`);
      await expect(page).not.toHaveTitle(before);
      const button = page.getByRole('button', { name: menu, exact: true });
      await button.press('Enter');
      await page.getByRole('menuitem', { name: item }).press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(button).toBeFocused();
    });
});

test('when a control disappears after its action, the focus stays on the page', { tag: '@deep' }, async ({
  page,
  sandbox,
}) => {
  await signIn(page, undefined, '/acme/conversations?status=open');
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('button', { name: 'Clear filters' }).press('Enter');
  await expect(page).not.toHaveURL(/status/);
  await expect(heading).toBeFocused();
  await page.evaluate(() => history.pushState(null, '', '/acme/macros?search=nobody%20has%20this'));
  const nothing = page.getByRole('status').filter({ hasText: 'No results for' });
  await nothing.getByRole('button', { name: 'Clear search' }).press('Enter');
  await expect(page.getByText('1–25 of 60')).toBeVisible();
  await expect(heading).toBeFocused();
  await page.getByRole('searchbox').fill('warranty');
  await page.getByRole('search').getByRole('button', { name: 'Clear search' }).press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await sandbox.fault({ operation: 'teams.list', kind: 'server_error' });
  await page.evaluate(() => history.pushState(null, '', '/acme/teams'));
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByText('7 results')).toBeVisible();
  await expect(heading).toBeFocused();
});

test('when a row disappears after its deletion, the focus stays on the page', { tag: '@deep' }, async ({
  page,
}) => {
  await signIn(page, undefined, '/acme/availability-reasons');
  await page.getByRole('button', { name: 'Delete Lunch' }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  // Moves the focus first, because a new dialog ignores Enter for half a second until the focus is moved.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Delete Lunch' })).toHaveCount(0);
  await expect(page.locator(':focus').and(page.locator(':not(body)'))).toBeVisible();
});

test('the arrow keys continue after a label of a campaign was selected', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/campaigns/new');
  await page.getByRole('combobox', { name: 'Labels' }).click();
  await expect(page.getByRole('option')).toHaveCount(14);
  const options = await page.getByRole('option').allTextContents();
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  const pills = page.locator('.mantine-Pill-root');
  await expect(pills).toHaveText(options.slice(1, 2));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(pills).toHaveText(options.slice(1, 3));
});
