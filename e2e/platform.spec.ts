// What is asked of the platform and how it answers, for whoever deploys the console.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { goToSection } from './go-to-screen';
import { signIn } from './pages/sign-in-page';

test('what the platform lacks, and what is new in it, stands on its page and in a report', async ({
  page,
  context,
  sandbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await sandbox.vary(['absent-405:labels.list', 'unknown-values', 'further-fields']);
  await signIn(page, 'admin@acme.test', '/acme/conversations');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await goToSection(page, 'Labels');
  await expect(page.getByText('Not available here')).toBeVisible();
  await page.getByRole('button', { name: 'Account menu: admin@acme.test' }).click();
  await page.getByRole('menuitem', { name: 'Platform' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Platform' })).toBeVisible();
  const row = (id: string) => page.getByRole('region', { name: 'Platform' }).getByRole('row', { name: id });
  await expect(row('conversations.list')).toContainText('200 · as expected');
  await expect(row('labels.list')).toContainText('Not there');
  await expect(row('labels.list')).toContainText('405');
  const unknown = page.getByRole('region', { name: 'Unknown here' });
  await expect(
    unknown.getByRole('row', { name: 'conversations.list Value data[].status open_v2' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy report' }).click();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('| labels.list | assumed | GET /v1/accounts/{accountId}/labels | absent | 405');
  expect(report).not.toContain('acme');
  await page.getByLabel('Show').selectOption('Moved or missing (1)');
  await expect(page).toHaveURL(/show=changed/);
  await expect(row('conversations.list')).toHaveCount(0);
});

test('a small screen says in full what is missing without an operation', { tag: '@deep' }, async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/platform');
  const sentence = page.getByText(/^Recent conversations aren’t listed\./);
  const cell = page.locator('td').filter({ has: sentence });
  for (const width of [390, 640, 767, 1023]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(cell).toBeVisible();
    const [cut, lines] = await cell.evaluate((element) => [
      element.scrollWidth - element.clientWidth,
      element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    ]);
    expect(cut, `${width}`).toBeLessThanOrEqual(1);
    expect(lines, `${width}`).toBeLessThan(4);
  }
});
