// The page for operators who deploy the console: it lists the platform's operations and the results of calling them.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { goToSection } from './go-to-screen';
import { signIn } from './pages/sign-in-page';

test('missing or new operations and fields are shown on the platform page and in its report', async ({
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
  await goToSection(page, 'API status');
  await expect(page.getByRole('heading', { level: 1, name: /^API status/ })).toBeVisible();
  const line = (group: string, name: string) =>
    page.getByRole('list', { name: group, exact: true }).getByRole('listitem').filter({ hasText: name });
  const group = (name: string) => page.getByRole('heading', { level: 2, name }).getByRole('button');
  await expect(page.getByText('1 operation is missing')).toBeVisible();
  // Groups that need attention are expanded, the others collapsed.
  await expect(group('Labels')).toHaveAttribute('aria-expanded', 'true');
  await expect(line('Labels', 'List labels')).toContainText('Not available on the platform.');
  await expect(line('Labels', 'List labels')).toContainText('405');
  await expect(line('Conversations', 'List conversations')).toHaveCount(0);
  await group('Conversations').click();
  await expect(line('Conversations', 'List conversations')).toContainText('200 as expected');
  const unknown = page.getByRole('list', { name: 'Unrecognized' });
  await expect(
    unknown.getByRole('listitem').filter({ hasText: 'conversations.list' }).filter({ hasText: 'open_v2' }),
  ).toContainText('data[].status');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy report' }).click();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('| labels.list | assumed | GET /v1/accounts/{accountId}/labels | absent | 405');
  expect(report).not.toContain('acme');
  await page
    .getByRole('group', { name: 'Operations by state' })
    .getByRole('button', { name: /missing$/ })
    .click();
  await expect(page).toHaveURL(/show=missing/);
  await expect(line('Labels', 'List labels')).toBeVisible();
  await expect(group('Conversations')).toHaveCount(0);
});

test('a small screen shows the full text about a missing operation', { tag: '@deep' }, async ({
  page,
  sandbox,
}) => {
  await sandbox.vary(['absent-405:labels.list']);
  await signIn(page, 'admin@acme.test', '/acme/labels');
  await expect(page.getByText('Not available here')).toBeVisible();
  await goToSection(page, 'API status');
  const line = page.getByRole('listitem').filter({ hasText: 'List labels' });
  for (const width of [390, 640, 767, 1023]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(line).toContainText('Labels can’t be listed. Enter them manually.');
    const cut = await line.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(cut, `${width}`).toBeLessThanOrEqual(1);
  }
});
