// Measures what the table in docs/design.md requires. A comment above each test names its rows of the table. Contrast
// (13 to 16) is computed by `src/ui/tokens.test.ts`, and overflow on phones (19) is checked by `fit.spec.ts`.
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { GALLERY_SCREENS } from './gallery/gallery-screens';
import { MacroPage } from './pages/macro-page';
import { signIn } from './pages/sign-in-page';

const WINDOW = { width: 1440, height: 900 };
const deep = { tag: '@deep' };

/** Navigates to another screen without a reload and waits for it. */
async function go(page: Page, path: string): Promise<void> {
  const before = await page.title();
  await page.evaluate((to) => history.pushState(null, '', to), `/acme/${path}`);
  await expect(page).not.toHaveTitle(before);
}

/** Returns the bounding boxes of elements of a page. */
async function places(...parts: readonly Locator[]) {
  return Promise.all(parts.map(async (part) => part.boundingBox()));
}

const getStart = (box: { x: number; y: number } | null) => box && { x: box.x, y: box.y };

const LISTS = ['macros', 'canned-responses', 'conversations', 'help-center/acme-help'];

// Points 1 to 4 of docs/design.md.
test('lists show the required number of rows', deep, async ({ page }) => {
  await page.setViewportSize(WINDOW);
  await signIn(page, undefined, '/acme/used-by');
  const rowsInSight = async () => {
    const foot = await page.getByRole('navigation', { name: 'Pages' }).boundingBox();
    const ends = await places(...(await page.getByRole('row').all()));
    return ends.filter((end) => end && foot && end.y + end.height <= foot.y + 1).length - 1;
  };
  for (const path of LISTS) {
    await go(page, path);
    await expect(page.getByRole('row')).toHaveCount(26);
    // The help center shows one row fewer, because its tabs need the space.
    const most = path.startsWith('help-center') ? 16 : 17;
    await expect.poll(rowsInSight, path).toBe(most);
    expect((await page.getByRole('row').nth(3).boundingBox())?.height).toBeLessThanOrEqual(40);
    await page.getByRole('button', { name: 'View options' }).click();
    await page.getByRole('menuitemradio', { name: 'Compact' }).click();
    await expect.poll(rowsInSight, path).toBeGreaterThanOrEqual(most + 4);
    await page.keyboard.press('Escape');
  }
});

// Points 5, 6 and 9 of docs/design.md.
test(
  'a record opens with one click, is edited with two, and is saved with one key',
  deep,
  async ({ page, sandbox }) => {
    await signIn(page, undefined, '/acme/macros');
    const rows = page.getByRole('region', { name: 'Macros' }).getByRole('row');
    // Clicks the last cell, because a click anywhere on the row opens the record. Only the name is a link.
    await rows.nth(2).getByRole('cell').last().click();
    const macro = new MacroPage(page);
    await expect(macro.name).toBeEditable();
    await macro.name.fill('Another name');
    await macro.save.click();
    await expect(page.getByText('“Another name” saved')).toBeVisible();
    await macro.name.fill('Yet another name');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('“Yet another name” saved')).toBeVisible();
    expect(await sandbox.requests('macros.update')).toHaveLength(2);
  },
);

// Points 7 and 12 of docs/design.md.
test('a conversation is found with three keys plus its number', deep, async ({ page }) => {
  await signIn(page, undefined, '/acme/macros');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search or go to…' })).toBeFocused();
  await page.keyboard.type('1042');
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText('1042');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/conversations\/1042$/);
});

// Point 8 of docs/design.md.
test('the workspace is switched with two clicks', deep, async ({ page }) => {
  await signIn(page, undefined, '/acme/macros');
  await page.getByRole('button', { name: 'Workspace: Acme' }).click();
  await page.getByRole('menuitem', { name: /suspended/ }).click();
  await expect(page).toHaveURL(/\/acme-suspended(?:\/|$)/);
});

// Point 10 of docs/design.md.
test(
  'the Tab key moves the focus to the name of a row, then to its actions, then to the next row',
  deep,
  async ({ page }) => {
    await signIn(page, undefined, '/acme/macros');
    const rows = page.getByRole('region', { name: 'Macros' }).getByRole('row');
    await rows.nth(1).getByRole('link').first().focus();
    // Includes the checkbox of the next row, which comes before its name.
    for (let left = await rows.nth(1).locator('a, button, input').count(); left > 0; left -= 1)
      await page.keyboard.press('Tab');
    await expect(rows.nth(2).getByRole('link').first()).toBeFocused();
    expect(await rows.nth(1).locator('a, button').count()).toBeLessThanOrEqual(4);
  },
);

// Point 17 of docs/design.md. A filter is as wide as its selected option, so a new selection may move the filters after
// it, but nothing else.
test('a search, a filter and a sort cause no layout shift', deep, async ({ page }) => {
  await page.setViewportSize(WINDOW);
  await signIn(page, undefined, '/acme/used-by');
  for (const [path, act] of [
    ['macros', () => page.getByRole('searchbox').fill('vip')],
    ['macros', () => page.getByLabel('Sort by').selectOption('newest')],
    ['canned-responses', () => page.getByRole('searchbox').fill('refund')],
    [
      'help-center/acme-help',
      () => page.getByRole('radiogroup', { name: 'Status' }).getByText('Archived').click(),
    ],
    ['conversations', () => page.getByLabel('Status', { exact: true }).selectOption('snoozed')],
  ] as const) {
    await go(page, path);
    const parts = [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('columnheader').first(),
      page.getByRole('columnheader').last(),
      page.getByRole('row').nth(1),
    ];
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const before = await places(...parts);
    const first = await page.getByRole('row').nth(1).textContent();
    await act();
    await expect(page.getByRole('row').nth(1)).not.toHaveText(first ?? '');
    // Compares only the left edges, because the title's width changes with the row count in it.
    expect((await places(...parts)).map(getStart), path).toEqual(before.map(getStart));
    await go(page, 'used-by');
  }
});

// Point 18 of docs/design.md.
test('the notices of unsaved changes and of a save cause no layout shift', deep, async ({ page }) => {
  await page.setViewportSize(WINDOW);
  const macro = new MacroPage(page);
  await macro.open(3001);
  const parts = [page.getByRole('heading', { level: 1 }), macro.name, macro.action(1), macro.actions.last()];
  const before = await places(...parts);
  await macro.name.fill('Close as sorted');
  await expect(macro.save).toBeVisible();
  expect(await places(...parts)).toEqual(before);
  await macro.save.click();
  await expect(page.getByText('“Close as sorted” saved')).toBeVisible();
  expect((await places(...parts)).slice(1)).toEqual(before.slice(1));
});

// Point 20 of docs/design.md.
test('selecting rows causes no layout shift, and the selection bar stays in view', deep, async ({ page }) => {
  await page.setViewportSize(WINDOW);
  await signIn(page, undefined, '/acme/help-center/acme-help');
  const rows = page.getByRole('region', { name: 'Articles' }).getByRole('row');
  const parts = [page.getByRole('heading', { level: 1 }), rows.nth(1), rows.nth(5)];
  await expect(rows.nth(5)).toBeVisible();
  const before = await places(...parts);
  await rows.nth(2).getByRole('checkbox').click();
  await rows
    .nth(5)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await expect(page.getByRole('group', { name: '4 articles selected' })).toBeInViewport({ ratio: 1 });
  expect(await places(...parts)).toEqual(before);
});

// Point 21 of docs/design.md.
test('on a phone a dialog is at the bottom edge with its footer in view', deep, async ({ page }) => {
  await signIn(page, undefined, '/acme/help-center/acme-help/categories');
  await page.setViewportSize({ width: 390, height: 640 });
  await page.getByRole('button', { name: 'Edit Orders' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Orders' });
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect(save).toBeInViewport({ ratio: 1 });
  const sheet = await dialog.boundingBox();
  expect(sheet).toMatchObject({ x: 0, width: 390 });
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBe(640);
  await expectAccessible(page);
  // The focused element is visible above the footer, and the focus stays in the dialog.
  const close = dialog.getByRole('button', { name: 'Close' });
  await close.focus();
  for (const name of ['Name', 'Slug', 'Description', 'Translation of']) {
    const part = dialog.getByLabel(name);
    await page.keyboard.press('Tab');
    await expect(part).toBeFocused();
    const [head, field, foot] = await places(close, part, save);
    expect(field?.y).toBeGreaterThan((head?.y ?? 0) + (head?.height ?? 0));
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(foot?.y ?? 0);
  }
  await save.focus();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await expect(save).toBeInViewport({ ratio: 1 });
});

/** Ordered so that consecutive screens never have the same title. */
const PATHS = GALLERY_SCREENS.filter(({ isSignIn, open, isDrawer }) => !isSignIn && (!open || isDrawer))
  .map(({ path }) => path)
  .toSorted((a, b) => Number(a.includes('?')) - Number(b.includes('?')));

/** Returns visible text smaller than 12 px. Keyboard keys may have 11 px, and initials 9 px. */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const small: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (text === '' || !element?.checkVisibility({ visibilityProperty: true })) continue;
      const isKey = element.localName === 'kbd';
      const isInitials = /^\p{Lu}{1,2}$/u.test(text);
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < (isInitials ? 9 : isKey ? 11 : 12)) small.push(`${size} px: ${text.slice(0, 40)}`);
    }
    return small;
  });

// Point 22 of docs/design.md.
test('no text is smaller than 12 px, except keys and initials', deep, async ({ page }) => {
  await signIn(page, undefined, '/acme/used-by');
  for (const width of [390, WINDOW.width]) {
    await page.setViewportSize({ ...WINDOW, width });
    for (const path of PATHS) {
      await go(page, path);
      await expect(page.getByRole('progressbar').or(page.getByLabel('Loading'))).toHaveCount(0);
      expect.soft(await tooSmall(page), `${path} at ${width} px`).toEqual([]);
    }
    // Also checks a form, for the hints below fields and the descriptions of options.
    await go(page, 'macros/new');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/./);
    expect.soft(await tooSmall(page), `macros/new at ${width} px`).toEqual([]);
    await go(page, 'used-by');
  }
});
