// Labels and people: read only, each open beside its list to what uses it.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { signIn } from './pages/sign-in-page';

test('a label tells what uses it, and counts its contacts only when asked', async ({ page, sandbox }) => {
  await signIn(page, 'admin@acme.test', '/acme/labels');
  const list = page.getByRole('region', { name: 'Labels' });
  await expect(list.getByRole('row')).toHaveCount(15);
  await page.getByRole('searchbox').fill('orders');
  await expect(list.getByRole('row')).toHaveCount(2);
  await list.getByRole('button', { name: 'vip' }).click();
  const label = page.getByRole('dialog', { name: 'vip' });
  await expect(label.getByRole('region', { name: 'Macros' }).getByRole('link')).toHaveText([
    'Two minds',
    'VIP to the front',
  ]);
  await expect(label.getByRole('link', { name: 'VIP first' })).toBeVisible();
  await expect(label.getByLabel('Channel')).toHaveValue(/inbox/);
  expect(await sandbox.requests('campaigns.preview')).toHaveLength(0);
  await label.getByRole('button', { name: 'Count contacts' }).click();
  await expect(label.getByText('Reachable contacts: 1,284 of 1,310')).toBeVisible();
  await expect(page).toHaveURL(/search=orders&label=201/);
  await expectAccessible(page);
  await label.getByRole('link', { name: 'VIP first' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'VIP first' })).toBeVisible();
  await page.goBack();
  await expect(label).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(label).toBeHidden();
});

test('a person has a role, teams, and what assigns to them', async ({ page }) => {
  await signIn(page, 'agent@acme.test', '/acme/people');
  const list = page.getByRole('region', { name: 'People' });
  await expect(list.getByRole('row', { name: /Zsófia Mbeki/ })).toContainText('Verification pending');
  await page.getByLabel('Role').selectOption('supervisor');
  await expect(list.getByRole('row')).toHaveCount(3);
  await list.getByRole('button', { name: 'Leilani Kowalczyk' }).click();
  const person = page.getByRole('dialog', { name: 'Leilani Kowalczyk' });
  await expect(person.getByRole('region', { name: 'Teams' }).getByRole('link')).toHaveText(['Billing']);
  await expect(person.getByRole('link', { name: 'Call back today' })).toBeVisible();
  await expect(person.getByRole('note')).toContainText('only administrators can see them');
  await expectAccessible(page);
});

test('lists that the platform lacks say so', { tag: '@deep' }, async ({ page, sandbox }) => {
  await sandbox.vary(['absent-404:labels.list', 'absent-405:agents.list']);
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  await page.evaluate(() => history.pushState(null, '', '/acme/labels'));
  await expect(page.getByRole('heading', { name: 'Labels' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Not available here');
  await page.evaluate(() => history.pushState(null, '', '/acme/people'));
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Not available here');
});

test('teams of thousands are read only when asked', { tag: '@deep' }, async ({ page, sandbox }) => {
  await sandbox.vary(['large-account']);
  await signIn(page, 'admin@acme.test', '/acme/people?person=9');
  const person = page.getByRole('dialog');
  await expect(person.getByRole('button', { name: 'Find teams (requests: 2,000)' })).toBeVisible();
  expect(await sandbox.requests('teams.members.list')).toHaveLength(0);
});
