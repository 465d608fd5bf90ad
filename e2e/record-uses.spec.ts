// The records that use a label or a person: in the drawer next to their list, and in warnings before deleting.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { goToSection } from './go-to-screen';
import { signIn } from './pages/sign-in-page';

test('a label shows the records that use it, and counts its contacts on request only', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  await signIn(page, 'admin@acme.test', '/acme/labels');
  const list = page.getByRole('region', { name: 'Labels' });
  await expect(list.getByRole('row')).toHaveCount(15);
  await page.getByRole('searchbox').fill('orders');
  await expect(list.getByRole('row')).toHaveCount(2);
  await list.getByRole('button', { name: 'vip' }).click();
  const label = page.getByRole('dialog', { name: 'vip' });
  await expect(label.getByRole('link', { name: /^Macro / })).toHaveText(['Two minds', 'VIP to the front']);
  await expect(label.getByRole('link', { name: 'VIP first' })).toBeVisible();
  await expect(label.getByLabel('Channel')).toHaveValue(/inbox/);
  expect(await sandbox.requests('campaigns.preview')).toHaveLength(0);
  await label.getByRole('button', { name: 'Count contacts' }).click();
  await expect(label.getByText('1,284 of 1,310 contacts can be reached')).toBeVisible();
  await expect(page).toHaveURL(/search=orders&label=201/);
  await expectAccessible(page);

  // A late response must be shown only for the channel that it was requested for.
  const channel = label.getByLabel('Channel');
  const first = await channel.inputValue();
  await sandbox.fault({ operation: 'campaigns.preview', kind: 'latency', delay_ms: 500 });
  const answered = page.waitForResponse(/campaigns\/preview/);
  await label.getByRole('button', { name: 'Count contacts' }).click();
  await channel.selectOption({ index: 1 });
  await answered;
  await channel.selectOption(first);
  await expect(label.getByText('1,284 of 1,310 contacts can be reached')).toBeVisible();
  await channel.selectOption({ index: 1 });
  await expect(label.getByText(/contacts can be reached/)).toHaveCount(0);
  await label.getByRole('link', { name: 'VIP first' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'VIP first' })).toBeVisible();
  await page.goBack();
  await expect(label).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(label).toBeHidden();
});

test('records that use each label are counted on request, and the list can then be sorted by the count', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/labels');
  const rows = page.getByRole('region', { name: 'Labels' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('beta-testers');
  expect(await sandbox.requests('macros.list')).toHaveLength(0);
  await page.getByRole('button', { name: 'Show usage counts' }).click();
  await expect(page.getByRole('columnheader', { name: 'Rules' })).toBeVisible();
  const vip = rows.filter({ hasText: 'vip' }).getByRole('cell');
  await expect(vip.nth(2)).toHaveText('2');
  await expect(vip.nth(3)).toHaveText('2');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Most used first');
  await expect(rows.nth(1)).toContainText('feedback');
  await expectAccessible(page);
});

test('closing a drawer returns the focus to the row that opened it', { tag: '@deep' }, async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/labels');
  for (const [list, name] of [
    ['Labels', 'vip'],
    ['People', 'Chidinma Rossi'],
  ] as const) {
    await page.getByRole('link', { name: list, exact: true }).click();
    const row = page.getByRole('region', { name: list }).getByRole('button', { name });
    await row.press('Enter');
    await expect(page.getByRole('dialog', { name }).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(row).toBeFocused();
  }
});

test('a row that got the focus before the page finished rendering keeps the focus', { tag: '@deep' }, async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/people');
  const row = page.getByRole('region', { name: 'People' }).getByRole('button', { name: 'Chidinma Rossi' });
  await expect(row).toBeVisible();
  await goToSection(page, 'Labels');
  await expect(page.getByRole('heading', { level: 1, name: 'Labels' })).toBeFocused();
  await page.evaluate(() => {
    const buttons = () => [...document.querySelectorAll<HTMLElement>('main button')];
    const observer = new MutationObserver(() => {
      const there = buttons().find(({ textContent }) => textContent === 'Chidinma Rossi');
      if (!there) return;
      observer.disconnect();
      there.focus();
    });
    observer.observe(document.body, { subtree: true, childList: true });
  });
  await goToSection(page, 'People');
  await expect(row).toBeFocused();
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done)))),
  );
  await expect(row).toBeFocused();
});

test('a person’s page shows their role, their teams, and the records that assign conversations to them', {
  tag: '@deep',
}, async ({ page }) => {
  await signIn(page, 'agent@acme.test', '/acme/people');
  const list = page.getByRole('region', { name: 'People' });
  await expect(list.getByRole('row', { name: /Zsófia Mbeki/ })).toContainText('Not verified');
  const search = page.getByRole('searchbox', { name: 'Search by name or email' });
  await search.fill(' bergstrom ');
  await expect(list.getByRole('row')).toHaveText([/Name/, /Yusuf Bergström/]);
  await search.fill('');
  await page.getByRole('group', { name: 'Role' }).getByRole('button', { name: 'Supervisors' }).click();
  await expect(list.getByRole('row')).toHaveCount(3);
  await list.getByRole('button', { name: 'Leilani Kowalczyk' }).click();
  const person = page.getByRole('dialog', { name: 'Leilani Kowalczyk' });
  await expect(person.getByRole('region', { name: 'Teams' }).getByRole('link')).toHaveText(['Billing']);
  await expect(person.getByRole('link', { name: 'Call back today' })).toBeVisible();
  await expect(person.getByRole('note')).toContainText('only administrators can see them');
  await expectAccessible(page);
});

test('the pages Labels and People show a message if the platform can’t list their records', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  await sandbox.vary(['absent-404:labels.list', 'absent-405:agents.list']);
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  await page.evaluate(() => history.pushState(null, '', '/acme/labels'));
  await expect(page.getByRole('heading', { name: 'Labels' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Not available here');
  await page.evaluate(() => history.pushState(null, '', '/acme/people'));
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Not available here');
});

test('a list of thousands of teams is loaded only on request', { tag: '@deep' }, async ({
  page,
  sandbox,
}) => {
  await sandbox.vary(['large-account']);
  await signIn(page, 'admin@acme.test', '/acme/people?person=9');
  const person = page.getByRole('dialog');
  await expect(person.getByRole('button', { name: 'Show teams (2,000 requests)' })).toBeVisible();
  expect(await sandbox.requests('teams.members.list')).toHaveLength(0);
});

test('a team and its delete dialog show the records that use the team', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/teams/304');
  const card = page.getByRole('region', { name: 'Used in' });
  await expect(card.getByRole('link')).toHaveText([
    'Hand over to Workshop Macro',
    'Warranty case Macro',
    'Handed to the workshop Rule',
  ]);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete team' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'Warranty case' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Handed to the workshop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Handed to the workshop' })).toBeVisible();
});

test('removing a team member or a portal language first shows the affected records', {
  tag: '@deep',
}, async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/teams/304');
  await page.getByRole('button', { name: /Wren/ }).click();
  await page.getByRole('button', { name: 'Remove 1 person…' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Ask Wren' })).toBeVisible();
  await signIn(page, 'admin@acme.test', '/acme/help-center/acme-help/settings');
  await page.getByRole('button', { name: 'Remove Spanish (es)' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Spanish speakers' })).toBeVisible();
});
