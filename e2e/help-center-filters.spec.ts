// The filters by author and by review in the article list. The console applies them itself, because the platform
// doesn't offer them.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { DEMO_PORTAL_PATH } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

const OLD_PORTAL = '/acme/help-center/acme-manuals-2019';

test('articles are filtered by author in the browser, together with the other filters', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'author@acme.test', DEMO_PORTAL_PATH);
  const list = page.getByRole('region', { name: 'Articles' });
  const rows = list.getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const isWholeList = ({ path }: { readonly path: string }) => path.includes('per_page=100');
  const loads = async () => (await sandbox.requests('articles.list')).filter(isWholeList).length;
  expect(await loads()).toBe(0);

  await sandbox.fault({ operation: 'articles.list', kind: 'latency', delay_ms: 1500 });
  await page.getByRole('button', { name: 'More filters' }).click();
  await expectAccessible(page);
  await page.getByRole('menuitemradio', { name: 'Deleted user' }).click();
  await expect(page.getByText('Loading 0 of …')).toBeVisible();
  await expect(page.getByText('20 of 140 articles · Author: Deleted user')).toBeVisible();
  await expect(page).toHaveURL(/author_id=deleted/);
  await expect(rows).toHaveCount(21);
  for (const row of (await rows.all()).slice(1)) await expect(row).toContainText('Deleted user');
  await expectAccessible(page);

  await page.getByRole('radiogroup', { name: 'Status' }).getByText('Published').click();
  await expect(page.getByText('4 of 140 articles')).toBeVisible();
  await page.getByLabel('Sort by').selectOption('Title, A to Z');
  await expect(rows.nth(1)).toContainText('Cleaning the Tern kettle');
  await page.getByLabel('Search articles').fill('otter');
  await expect(page.getByText('1 of 140 articles')).toBeVisible();
  await expect(rows.nth(1)).toContainText('Otter filter brewer');
  const before = await loads();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText('of 140 articles')).toHaveCount(0);
  await expect(page).not.toHaveURL(/author_id/);
  expect(await loads()).toBe(before);
});

test('articles that fail to load for a filter are not counted, and loading them can be retried', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', OLD_PORTAL);
  await expect(page.getByRole('region', { name: 'Articles' }).getByRole('row').nth(1)).toBeVisible();
  await sandbox.fault({ operation: 'articles.list', kind: 'malformed' });
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('menuitemradio', { name: 'Not reviewed for a year' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByText(/of \d+ articles/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^2 of \d+ articles · Not reviewed for a year$/)).toBeVisible();
});

test('an article that is marked as reviewed no longer matches the review filter', async ({ page }) => {
  await signIn(page, 'admin@acme.test', `${OLD_PORTAL}/health`);
  await page.getByRole('button', { name: 'Mark “Lark kettle: the lid” as reviewed' }).click();
  const sections = page.getByRole('navigation', { name: 'Sections of this portal' });
  await sections.getByRole('link', { name: 'Articles' }).click();
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('menuitemradio', { name: 'Not reviewed for a year' }).click();
  await expect(page.getByText(/^1 of \d+ articles · Not reviewed for a year$/)).toBeVisible();
});
