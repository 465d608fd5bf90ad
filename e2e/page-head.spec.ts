// The header of every page, and the navigation beside it: positions, the link to the parent page, and Settings.
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { DEMO_PORTAL_PATH } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

/** Distances from the top of the window in pixels, at widths of 1440 and 1280 pixels. */
const POSITIONS = { title: 24, firstRow: 144, firstRowBelowTabs: 184 };

const LISTS = [
  'conversations',
  'canned-responses',
  'macros',
  'inboxes',
  'labels',
  'teams',
  'people',
  'help-center',
  'assistants',
];
const LISTS_WITH_TABS = ['help-center/acme-help', 'help-center/acme-help/categories'];
const OTHER_PAGES = [
  '',
  'health',
  'automation-rules',
  'availability-reasons',
  'compare',
  'macros/3001',
  'teams/301',
];

async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), `/acme/${path}`);
  await expect(page).toHaveURL(new RegExp(`/acme/?${path}$`));
}

async function expectTop(page: Page, selector: string, top: number, path: string): Promise<void> {
  const part = page.locator(selector).first();
  await expect
    .poll(async () => Math.abs(((await part.boundingBox())?.y ?? -100) - top), {
      message: `${path}: ${selector}`,
    })
    .toBeLessThanOrEqual(1.5);
}

for (const width of [1440, 1280])
  test(`the title and the first row are at the same height on every page at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'admin@acme.test', '/acme/conversations');
    for (const path of [...LISTS, ...LISTS_WITH_TABS, ...OTHER_PAGES]) {
      await goTo(page, path);
      await expectTop(page, 'main h1', POSITIONS.title, path);
    }
    for (const path of LISTS) {
      await goTo(page, path);
      await expectTop(page, 'main tbody tr:has(a, button)', POSITIONS.firstRow, path);
    }
    // Skips lists of articles below 1440 px, because their filters wrap to a second line there.
    for (const path of LISTS_WITH_TABS.filter((one) => width >= 1440 || one.endsWith('/categories'))) {
      await goTo(page, path);
      await expectTop(page, 'main tbody tr:has(a, button)', POSITIONS.firstRowBelowTabs, path);
    }
  });

test('“Settings” expands within a wide navigation, and next to a narrow navigation', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/macros');
  const sections = page.getByRole('navigation', { name: 'Sections' });
  const settings = sections.getByRole('button', { name: 'Settings' });
  const teams = sections.getByRole('link', { name: 'Teams' });
  await expect(teams).toHaveCount(0);
  const before = await settings.boundingBox();
  await settings.click();
  expect(await settings.boundingBox()).toEqual(before);
  await teams.click();
  await expect(page.getByRole('heading', { name: 'Teams', level: 1 })).toBeFocused();
  await expect(teams).toHaveAttribute('aria-current', 'page');
  await settings.click();
  await expect(teams).toHaveCount(0);
  await page.setViewportSize({ width: 900, height: 800 });
  await settings.click();
  await expectAccessible(page);
  expect((await teams.boundingBox())?.x).toBeGreaterThanOrEqual(52);
  await teams.click();
  await expect(teams).toBeHidden();
});

test('a phone shows the navigation button or the parent link at the start of the header', {
  tag: '@deep',
}, async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/macros/3001');
  await page.setViewportSize({ width: 390, height: 844 });
  const search = page.getByRole('button', { name: 'Search or go to…' });
  await expect(search).toBeHidden();
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Search or go to…' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Macros', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Macros' })).toBeVisible();
  await expect(search).toBeVisible();
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(
    page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Home' }),
  ).toBeVisible();
});

test("the link to the parent page of an article doesn't move when the article finishes loading", async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'author@acme.test', DEMO_PORTAL_PATH);
  await sandbox.fault({ operation: 'articles.get', kind: 'latency', delay_ms: 1500 });
  await page.getByRole('row').getByRole('link').first().click();
  const main = page.getByRole('main');
  await expect(main.getByRole('status', { name: 'Loading' })).toBeVisible();
  const back = page.getByRole('link', { name: 'Articles', exact: true });
  const before = await back.boundingBox();
  // Records changes to the root element's attributes. Navigation must cause none, because each change would restyle the
  // whole page.
  const changes = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const note = (all: MutationRecord[]) => seen.push(...all.map(({ attributeName }) => attributeName ?? ''));
    new MutationObserver(note).observe(document.documentElement, { attributes: true });
    return seen;
  });
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
  expect(await back.boundingBox()).toEqual(before);
  expect(await changes.jsonValue()).toEqual([]);
});
