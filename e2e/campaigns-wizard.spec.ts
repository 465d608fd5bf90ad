// The campaign wizard: the number of actions that a campaign takes, the wizard in a copied browser profile, and
// accessibility of every step.
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { CampaignsPage } from './pages/campaigns-page';
import { signIn } from './pages/sign-in-page';

// Uses a new page, because sending a campaign needs a new connection and a reused page already has open connections.
test.use({ freshPage: true });

const NEW = '/acme/campaigns/new';
const creates = 'campaigns.create';

test('sending a template campaign with two placeholders to one label takes at most twelve actions', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/campaigns');
  const campaigns = new CampaignsPage(page);
  const acts: Readonly<Record<string, () => Promise<unknown>>> = {
    'press New campaign': () => page.getByRole('link', { name: 'New campaign' }).first().click(),
    'choose the channel': () => page.getByRole('radio', { name: 'Template message' }).click(),
    'open the labels': () => page.getByRole('combobox', { name: 'Labels' }).click(),
    'choose vip': () => page.getByRole('option', { name: 'vip', exact: true }).click(),
    'go to the content': () => campaigns.next.click(),
    'choose the template': () => campaigns.chooseTemplate('autumn_roast (en)'),
    'fill in the first blank': () => page.getByLabel('{{first_name}} in the text').fill('friend'),
    'fill in the second blank': () => page.getByLabel('{{discount_code}} in the text').fill('TEN'),
    'go to the review': () => campaigns.step('Review').click(),
    'press Send…': () => campaigns.ask.click(),
    'type the number': () => campaigns.recipients.fill('1,284'),
    'press Send to 1,284 recipients': () => campaigns.send.click(),
  };
  for (const [name, act] of Object.entries(acts)) await test.step(name, act);
  await expect(page.getByText('The platform created the campaign.')).toBeVisible();
  expect(Object.keys(acts).length).toBeLessThanOrEqual(12);
  expect(await sandbox.requests(creates)).toHaveLength(1);
});

test.describe('a scheduled campaign', () => {
  // The browser's time zone. It differs from the inbox's, which is Madrid.
  test.use({ timezoneId: 'America/Sao_Paulo' });

  test('scheduled times are shown in the campaign’s and the browser’s time zones, and need confirmation if more than two years ahead', async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, 'admin@acme.test', NEW);
    const campaigns = new CampaignsPage(page);
    await campaigns.prepareTemplate();
    await campaigns.step('Schedule').click();
    await page.getByRole('radio', { name: 'Schedule for later' }).click();
    const year = new Date().getFullYear();
    await page.getByLabel('Date', { exact: true }).fill(`${year + 36}-12-01`);
    await page.getByLabel('Time', { exact: true }).fill('16:00');
    // Delays the count, so that the recipients are still being counted when the date is confirmed.
    await sandbox.fault({ operation: 'campaigns.preview', kind: 'latency', delay_ms: 1500 });
    await campaigns.step('Review').click();
    await expect(campaigns.alert).toContainText('This date is more than two years ahead');
    await expect(page.getByText('Incomplete steps: Schedule.')).toBeVisible();
    await page.getByRole('checkbox', { name: `Yes, I mean ${year + 36}` }).check();
    await expect(campaigns.ask).toBeEnabled();
    await campaigns.step('Schedule').click();
    await page.getByLabel('Date', { exact: true }).fill(`${year + 1}-12-01`);
    await expect(campaigns.alert).toBeHidden();
    await campaigns.step('Review').click();
    const times = [/1 Dec \d{4},? 16:00 GMT\+01:00/, /1 Dec \d{4},? 12:00 GMT-03:00/] as const;
    for (const time of times) await expect(campaigns.step('Schedule')).toContainText(time);
    await campaigns.arm('1284');
    for (const time of times) await expect(campaigns.dialog).toContainText(time);
    await campaigns.send.click();
    await expect(campaigns.heading('Scheduled for 1,284 recipients')).toBeVisible();
    await expect(page.getByText('Requested at')).toBeVisible();
    await expect(page.getByText('Sent at', { exact: true })).toBeHidden();
    await campaigns.toList.click();
    await expect(campaigns.tab('Scheduled')).toHaveAttribute('aria-current', 'page');
    const cell = page.getByRole('table').getByRole('cell', { name: times[0] });
    for (const time of times) await expect(cell).toContainText(time);
    expect(
      await cell.evaluate((one) =>
        [one, ...one.querySelectorAll('*')].every((part) => part.scrollWidth <= part.clientWidth + 1),
      ),
    ).toBe(true);
  });
});

test("the placeholders of a template can be filled in by keyboard within the template's text", {
  tag: '@deep',
}, async ({ page }) => {
  await signIn(page, 'admin@acme.test', NEW);
  const campaigns = new CampaignsPage(page);
  await campaigns.chooseIntent('Template message', 'Acme messaging');
  await campaigns.chooseTemplateIn('autumn_roast (en)');
  const message = page.getByRole('figure', { name: 'Message preview' });
  await expect(message).toContainText(
    'Hello [placeholder 1], the autumn roast is here. Use [placeholder 2] for',
  );
  await page.getByLabel('{{first_name}} in the text').press('{');
  await page.getByRole('menuitem', { name: /^First name/ }).press('Enter');
  const variable = page.getByRole('button', { name: '{{first_name}} in the text: First name' });
  await expect(variable).toBeFocused();
  await expect(message).toContainText('Hello Ana, the autumn roast is here. Use [placeholder 2] for');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('{{discount_code}} in the text')).toBeFocused();
  await page.keyboard.type('<b>TEN</b>');
  await expect(message).toContainText('Use <b>TEN</b> for');
  await expect(page.getByText('2 of 2 filled')).toBeVisible();

  // Uses a variable that every contact has a value for.
  await page.getByRole('button', { name: 'Use full name' }).click();
  await expect(message).toContainText('Hello Ana Souza, the autumn');
  await expect(page.getByText('Some people have no first name')).toBeHidden();
  await page.getByRole('button', { name: '{{first_name}} in the text: Full name' }).click();
  await page.getByRole('menuitem', { name: 'Type text instead' }).click();
  await page.keyboard.type('there');
  await expect(message).toContainText('Hello there, the autumn');
  // The variable is inserted at the cursor and replaces the brace that opened the menu.
  const blank = page.getByLabel('{{first_name}} in the text');
  await page.keyboard.press('Home');
  await page.keyboard.type('{');
  await expect(blank).toHaveValue('{there');
  await page.getByRole('menuitem', { name: /^First name/ }).press('Enter');
  await expect(blank).toHaveValue('{{contact.first_name}}there');
  await expect(blank).toBeFocused();
  await page.keyboard.type(' {');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(blank).toHaveValue('{{contact.first_name}} {there');
  await expect(blank).toBeFocused();
});

test('the confirmation dialog of a campaign closes when its scheduled time gets too close', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  const start = Math.ceil(Date.now() / 60_000) * 60_000;
  await page.clock.install({ time: start });
  await signIn(page, 'admin@acme.test', NEW);
  const campaigns = new CampaignsPage(page);
  await campaigns.prepareTemplate();
  await campaigns.step('Schedule').click();
  await page.getByRole('radio', { name: 'Schedule for later' }).click();
  await page.getByLabel('Time zone').selectOption('UTC');
  const [date = '', time = ''] = new Date(start + 6 * 60_000).toISOString().split('T');
  await page.getByLabel('Date').fill(date);
  await page.getByLabel('Time', { exact: true }).fill(time.slice(0, 5));
  await campaigns.step('Review').click();
  await campaigns.arm('1284');
  await expect(campaigns.send).toHaveText('Schedule for 1,284 recipients');
  await page.clock.fastForward(61_000);
  await expect(campaigns.dialog).toBeHidden();
  await expect(campaigns.ask).toBeDisabled();
  await expect(page.getByText('Incomplete steps: Schedule.')).toBeVisible();
  expect(await sandbox.requests(creates)).toEqual([]);
});

/**
 * The steps of the wizard, from choosing a channel to the last step before sending. The test copies the browser profile
 * after each of them.
 */
const STATES: readonly (readonly [name: string, act: (campaigns: CampaignsPage) => Promise<unknown>])[] = [
  ['a channel', (campaigns) => campaigns.chooseIntent('Template message', 'Acme messaging')],
  ['labels, counted', (campaigns) => campaigns.chooseLabels('vip').then(() => campaigns.count())],
  ['a template', (campaigns) => campaigns.chooseTemplateIn('holiday_hours (en)')],
  ['the schedule', (campaigns) => campaigns.step('Schedule').click()],
  [
    'the review, counted',
    (campaigns) =>
      campaigns
        .step('Review')
        .click()
        .then(() => campaigns.count()),
  ],
  ['the dialog', (campaigns) => campaigns.ask.click()],
  ['a wrong number', (campaigns) => campaigns.recipients.fill('1283')],
  [
    'the number, confirmed',
    (campaigns) => campaigns.recipients.fill('1,284').then(() => expect(campaigns.send).toBeEnabled()),
  ],
];

function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

test('a browser profile copied at any step of sending a campaign sends nothing without a new count and confirmation', {
  tag: '@deep',
}, async ({ browser, context, page, sandbox }) => {
  test.setTimeout(180_000);
  await signIn(page, 'admin@acme.test', NEW);
  const campaigns = new CampaignsPage(page);
  for (const [name, act] of STATES) {
    await test.step(name, async () => {
      await act(campaigns);
      await expect(page.getByText(/^Saved at \d/)).toBeVisible();
      const copy = await browser.newContext({
        baseURL: sandbox.url,
        storageState: await context.storageState({ indexedDB: true }),
      });
      const opened = await copy.newPage();
      await signIn(opened, 'admin@acme.test', addressOf(page));
      const other = new CampaignsPage(opened);
      // In the copied browser profile, the wizard opens at its first step. It never shows a dialog, an enabled send
      // button or an earlier count, even if the original profile showed them.
      await expect(opened.getByText(/^Saved at \d/)).toBeVisible();
      await expect(other.heading('Choose a channel')).toBeVisible();
      await expect(other.dialog).toBeHidden();
      await expect(other.send).toBeHidden();
      const counts = (await sandbox.requests('campaigns.preview')).length;
      await other.step('Review').click();
      if (name === 'a channel') {
        await expect(other.ask).toBeDisabled();
      } else {
        await expect.poll(() => sandbox.requests('campaigns.preview')).not.toHaveLength(counts);
        await expect(other.size).toContainText('1,284 recipients');
      }
      if (await other.ask.isEnabled()) {
        await other.ask.click();
        await expect(other.recipients).toHaveValue('');
        await expect(other.send).toBeDisabled();
      }
      await copy.close();
      expect(await sandbox.requests(creates)).toEqual([]);
    });
  }
  await campaigns.send.click();
  await expect(page.getByText('The platform created the campaign.')).toBeVisible();
  expect(await sandbox.requests(creates)).toHaveLength(1);
});

test('every step of the campaign wizard and its outcome page pass the accessibility checks of axe', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  test.slow();
  await signIn(page, 'admin@acme.test', NEW);
  const campaigns = new CampaignsPage(page);
  await expectAccessible(page);
  await campaigns.chooseIntent('Template message', 'Acme messaging');
  await campaigns.chooseLabels('vip');
  await campaigns.count();
  await expectAccessible(page);
  await campaigns.next.click();
  await campaigns.chooseTemplate('autumn_roast (en)');
  await expectAccessible(page);
  await page.getByLabel('{{first_name}} in the text').fill('friend');
  await page.getByLabel('{{discount_code}} in the text').fill('TEN');
  await campaigns.next.click();
  await page.getByRole('radio', { name: 'Schedule for later' }).click();
  await page.getByLabel('Date').fill('2028-03-26');
  await page.getByLabel('Time', { exact: true }).fill('02:30');
  await expect(page.getByText('Choose one of the two times.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Now' }).click();
  await campaigns.next.click();
  await campaigns.count();
  await expectAccessible(page);
  await campaigns.arm('1284');
  await expectAccessible(page);
  await sandbox.fault({ operation: creates, kind: 'server_error' });
  await campaigns.send.click();
  await expect(campaigns.wentOut).toBeVisible();
  await expectAccessible(page);
  await campaigns.toList.click();
  await campaigns.tab('Needs attention').click();
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page);
});
