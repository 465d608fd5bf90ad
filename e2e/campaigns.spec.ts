// Campaigns: each channel, error response and status. Nothing is sent without a person's explicit confirmation.
import { expect, test } from './fixtures';
import { CampaignsPage } from './pages/campaigns-page';
import { signIn } from './pages/sign-in-page';

// Uses a new page, because sending a campaign needs a new connection and a reused page already has open connections.
test.use({ freshPage: true });

const NEW = '/acme/campaigns/new';
const creates = 'campaigns.create';

test.describe('campaigns on each channel', () => {
  test('a template is sent in one language, with every placeholder filled in', async ({ page, sandbox }) => {
    await signIn(page, 'admin@acme.test', NEW);
    const campaigns = new CampaignsPage(page);
    await campaigns.chooseIntent('Template message', 'Acme messaging');
    await expect(page.getByText('Not counted yet.')).toBeVisible();
    await campaigns.chooseLabels('vip');
    await expect(campaigns.size).toContainText('1,284 recipients');
    const parts = ['1,284 reachable', '17 not on this channel', '9 blocked'];
    await expect(campaigns.size.getByRole('listitem')).toHaveText(parts);
    await campaigns.next.click();
    await campaigns.chooseTemplate('order_on_its_way (es)');
    await expect(page.getByText('exists in several languages.')).toBeVisible();
    await campaigns.step('Review').click();
    await expect(page.getByText('Incomplete steps: Content.')).toBeVisible();
    await expect(campaigns.ask).toBeDisabled();
    await campaigns.step('incomplete Content').click();
    await page.getByLabel('{{1}} in the header').fill('A-77');
    await page.getByLabel('{{1}} in the text').fill('{{contact.first_name}}');
    await page.getByLabel('{{2}} in the text').fill('lunes');
    await expect(page.getByText('Buenas noticias, Ana: tu pedido')).toBeVisible();
    await page.getByRole('button', { name: 'For a contact named Ana Souza' }).click();
    await page.getByRole('menuitem', { name: 'For a contact named Prudence' }).click();
    await expect(page.getByText('Buenas noticias, : tu pedido')).toBeVisible();
    await expect(page.getByText('Some people have no first name')).toBeVisible();
    // Filling in the placeholders doesn't discard the recipient count, because it doesn't change the audience.
    await expect(campaigns.size).toContainText('1,284 recipients');
    await campaigns.next.click();
    await campaigns.next.click();
    await expect(page.getByText('Some people have no first name')).toBeVisible();
    await campaigns.countArmAndSend('1284');
    await expect(page.getByText('The platform created the campaign.')).toBeVisible();
    await page.getByText('Technical details').click();
    await expect(page.locator('dt')).toContainText(['Reachable', 'Campaign ID', 'Status', 'Sender']);
    await expect(page.getByText('order_on_its_way (es)')).toBeVisible();
    expect(await sandbox.requests(creates)).toHaveLength(1);
  });

  test('the message of a website campaign can’t be the name of a template', { tag: '@deep' }, async ({
    page,
    sandbox,
  }) => {
    await signIn(page, 'admin@acme.test', NEW);
    const campaigns = new CampaignsPage(page);
    await campaigns.chooseIntent('Website chat message', 'Acme website');
    await campaigns.chooseLabels('vip');
    await campaigns.next.click();
    for (const name of ['holiday_hours', 'Holiday-Hour', 'spring_sale_2027']) {
      await page.getByRole('textbox', { name: 'Text', exact: true }).fill(name);
      await expect(campaigns.alert).toContainText('Recipients would see a template name, not its text');
      await campaigns.step('Review').click();
      await expect(page.getByText('Incomplete steps: Content.')).toBeVisible();
      await expect(campaigns.ask).toBeDisabled();
      await campaigns.step('Content').click();
    }
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Our winter shop is open.');
    await campaigns.next.click();
    await campaigns.next.click();
    await campaigns.countArmAndSend('640');
    await expect(page.getByText('The platform created the campaign.')).toBeVisible();
    expect(await sandbox.requests(creates)).toHaveLength(1);
  });

  test('an email campaign is sent from the chosen sender', { tag: '@deep' }, async ({ page }) => {
    await signIn(page, 'admin@acme.test', NEW);
    const campaigns = new CampaignsPage(page);
    await campaigns.prepareText('Email', 'Acme News <news@acme.test>', 'Hello {{contact.name}}');
    await campaigns.countArmAndSend('1201');
    await expect(page.getByText('The platform created the campaign.')).toBeVisible();
    await campaigns.toList.click();
    await expect(page.getByRole('table').getByText('Sent', { exact: true })).toBeVisible();
  });
});

test.describe('safeguards of the count and the two-step confirmation', () => {
  test("the wizard distinguishes an empty audience from an uncounted audience, and can't send to an empty audience", {
    tag: '@deep',
  }, async ({ page }) => {
    await signIn(page, 'admin@acme.test', NEW);
    const campaigns = new CampaignsPage(page);
    await expect(page.getByText('Not counted yet.')).toBeVisible();
    await campaigns.prepareTemplate('returned-mail');
    await campaigns.count('No one can be reached');
    await expect(page.getByText('Not counted yet.')).toBeHidden();
    await expect(campaigns.ask).toBeDisabled();
  });

  test('the recipient count expires when the audience changes or time passes, and can be renewed in the review', async ({
    page,
    sandbox,
  }) => {
    await page.clock.install();
    await signIn(page, 'admin@acme.test', NEW);
    const campaigns = new CampaignsPage(page);
    await campaigns.prepareTemplate();
    await campaigns.count();
    await campaigns.typeCount('1283');
    await expect(page.getByText('The number you typed doesn’t match the audience count.')).toBeVisible();
    await expect(campaigns.send).toBeDisabled();
    await campaigns.dialog.getByRole('button', { name: 'Cancel' }).click();
    await campaigns.step('Audience').click();
    const asked = (await sandbox.requests('campaigns.preview')).length;
    await campaigns.chooseLabels('everyone');
    await expect(campaigns.size).toContainText('9,814 recipients');
    await campaigns.step('Schedule').click();
    await page.getByRole('radio', { name: 'Schedule for later' }).click();
    await page.getByRole('radio', { name: 'Now' }).click();
    await expect(campaigns.size).toContainText('9,814 recipients');
    expect(await sandbox.requests('campaigns.preview')).toHaveLength(asked + 1);
    await campaigns.step('Review').click();
    await expect(campaigns.ask).toBeEnabled();
    expect(await sandbox.requests('campaigns.preview')).toHaveLength(asked + 2);
    await campaigns.arm('9814');
    await page.clock.fastForward(125_000);
    await expect(campaigns.dialog).toBeHidden();
    await expect(campaigns.ask).toBeEnabled();
    expect(await sandbox.requests('campaigns.preview')).toHaveLength(asked + 3);
    await page.clock.runFor(95_000);
    await expect.poll(() => sandbox.requests('campaigns.preview')).toHaveLength(asked + 4);
    expect(await sandbox.requests(creates)).toEqual([]);
  });

  test('a scheduled time that passes during the review is reported', { tag: '@deep' }, async ({ page }) => {
    await page.clock.install({ time: new Date() });
    await signIn(page, 'admin@acme.test', NEW);
    const campaigns = new CampaignsPage(page);
    await campaigns.prepareTemplate();
    await campaigns.step('Schedule').click();
    await page.getByRole('radio', { name: 'Schedule for later' }).click();
    await page.getByLabel('Time zone').selectOption('UTC');
    const [date = '', time = ''] = new Date(Date.now() + 10 * 60_000).toISOString().split('T');
    await page.getByLabel('Date').fill(date);
    await page.getByLabel('Time', { exact: true }).fill(time.slice(0, 5));
    await expect(page.getByText(/ min from now$/)).toBeVisible();
    await expect(campaigns.alert).toHaveCount(0);
    await page.clock.fastForward(6 * 60_000);
    await expect(campaigns.alert).toHaveText('Choose a time at least five minutes from now');
    await page.clock.fastForward(6 * 60_000);
    await expect(campaigns.alert).toHaveText(/^Choose a time at least five minutes from now/);
    await campaigns.step('Review').click();
    await expect(campaigns.ask).toBeDisabled();
  });

  test("a draft survives a reload, but its recipient count and confirmation don't", { tag: '@deep' }, async ({
    page,
    sandbox,
  }) => {
    await signIn(page, 'admin@acme.test', NEW);
    const campaigns = new CampaignsPage(page);
    await campaigns.prepareTemplate();
    await campaigns.count();
    await campaigns.arm('1284');
    const { pathname, search } = new URL(page.url());
    await page.reload();
    await signIn(page, 'admin@acme.test', pathname + search);
    await expect(page.getByText(/^Saved at \d/)).toBeVisible();
    await expect(campaigns.heading('Choose a channel')).toBeVisible();
    const counts = (await sandbox.requests('campaigns.preview')).length;
    await campaigns.step('Review').click();
    await expect.poll(() => sandbox.requests('campaigns.preview')).not.toHaveLength(counts);
    await expect(campaigns.ask).toBeEnabled();
    await expect(campaigns.send).toBeHidden();
    expect(await sandbox.requests(creates)).toEqual([]);
  });

  test('the confirmation names the account, and a double click or a held Enter key sends the campaign only once', async ({
    page,
    sandbox,
  }) => {
    await signIn(page, 'admin@acme.test', NEW);
    const campaigns = new CampaignsPage(page);
    await campaigns.prepareTemplate();
    await campaigns.count();
    await campaigns.arm('1284');
    for (const whose of ['Acme (account ID 1)', 'Instance ID 1'])
      await expect(campaigns.dialog.getByText(whose, { exact: true })).toBeVisible();
    await sandbox.fault({ operation: creates, kind: 'latency', delay_ms: 500 });
    await campaigns.send.dblclick();
    for (let press = 0; press < 20; press += 1) await page.keyboard.down('Enter');
    await expect(page.getByText('The platform created the campaign.')).toBeVisible();
    expect(await sandbox.requests(creates)).toHaveLength(1);
  });

  test('a second campaign can’t be sent until the wait ends', { tag: '@deep' }, async ({ page, sandbox }) => {
    await signIn(page, 'admin@acme.test', NEW);
    const campaigns = new CampaignsPage(page);
    await campaigns.prepareTemplate();
    await campaigns.countArmAndSend('1284');
    await campaigns.toList.click();
    await page.getByRole('link', { name: 'New campaign' }).first().click();
    await campaigns.prepareTemplate();
    await campaigns.count();
    await expect(page.getByText(/You can send in \d+ s/)).toBeVisible();
    await page.getByRole('checkbox', { name: 'Send this campaign anyway' }).check();
    await campaigns.typeCount('1284');
    await expect(campaigns.send).toBeDisabled();
    await expect(campaigns.send).toContainText(/\d+ s$/);
    await expect(campaigns.dialog.getByRole('note')).toContainText(/You can send in \d+ s.*The last attempt/);
    expect(await sandbox.requests(creates)).toHaveLength(1);
  });
});

test.describe('responses to a send', () => {
  test("an audience above the account's limit is rejected", { tag: '@deep' }, async ({ page, sandbox }) => {
    await signIn(page, 'admin@acme.test', NEW);
    const campaigns = new CampaignsPage(page);
    await campaigns.prepareTemplate('everyone');
    await campaigns.countArmAndSend('9120');
    await expect(campaigns.heading('Choose an audience')).toBeVisible();
    await expect(campaigns.alert).toContainText('no campaign was created');
    await expect(campaigns.alert).toContainText('The audience is over this account’s limit per campaign.');
    expect(await sandbox.requests(creates)).toHaveLength(1);
  });

  const UNCLEAR = 'The response was unclear.';
  for (const [name, fault, sentence, sent] of [
    ['an error of the service', { kind: 'server_error' }, UNCLEAR, false],
    ['an HTML error page of a proxy', { kind: 'status', status: 502 }, UNCLEAR, false],
    ['a timeout of a proxy', { kind: 'status', status: 408 }, UNCLEAR, false],
    ['a dropped connection', { kind: 'drop_after_write' }, 'The connection dropped.', true],
    [
      'an unreadable success response',
      { kind: 'created_malformed' },
      'The platform accepted the campaign but returned no ID.',
      true,
    ],
  ] as const) {
    // The ordinary run enters the campaign's outcome after only one of these responses, the deep run after each of
    // them. faults/campaign-sockets.spec.ts checks each message.
    const tag = name === 'an error of the service' ? [] : ['@deep'];
    test(`after ${name}, the campaign's outcome can be entered`, { tag }, async ({ page, sandbox }) => {
      await signIn(page, 'admin@acme.test', NEW);
      const campaigns = new CampaignsPage(page);
      await campaigns.prepareTemplate();
      await campaigns.count();
      await campaigns.arm('1284');
      await sandbox.fault({ operation: creates, ...fault });
      await campaigns.send.click();
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(campaigns.didNotGoOut).toBeDisabled();
      if (sent) {
        await page.getByLabel('Campaign ID (optional)').fill('100001');
        await campaigns.wentOut.click();
        await expect(page.getByText('Channel, sender and text match.')).toBeVisible();
        await expect(page.getByText('Change the result')).toBeVisible();
      } else {
        await page.getByRole('checkbox', { name: /I checked the dashboard/ }).check();
        await campaigns.didNotGoOut.click();
        await expect(page.getByText('admin@acme.test checked the dashboard')).toBeVisible();
        await expect(page.getByText('Found the campaign later?')).toBeVisible();
        await expect(campaigns.didNotGoOut).toBeHidden();
        await page.getByRole('button', { name: 'Use as a new draft' }).click();
        await campaigns.step('Review').click();
        await expect(
          page.getByRole('main').getByText('Our desk is closed on 25 and 26 December.'),
        ).toBeVisible();
        await expect(campaigns.send).toBeHidden();
      }
      expect(await sandbox.requests(creates)).toHaveLength(1);
    });
  }

  test('a campaign whose page is closed during sending is shown as unconfirmed and never sent again', {
    tag: '@deep',
  }, async ({ page, sandbox }) => {
    await signIn(page, 'admin@acme.test', NEW);
    const campaigns = new CampaignsPage(page);
    await campaigns.prepareTemplate();
    await campaigns.count();
    await campaigns.arm('1284');
    await sandbox.fault({ operation: creates, kind: 'timeout_after_write' });
    await campaigns.send.click();
    await expect(page.getByText('Sending to 1,284 recipients.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(campaigns.dialog.getByRole('button', { name: 'Sending…' })).toBeDisabled();
    await expect.poll(() => sandbox.requests(creates)).toHaveLength(1);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await signIn(page, 'admin@acme.test', '/acme/campaigns?state=attention');
    await expect(page.getByRole('table').getByText('Not confirmed')).toBeVisible();
    await campaigns.openDraft();
    await campaigns.step('Review').click();
    await campaigns.count();
    await expect(page.getByText('Sending an earlier campaign isn’t confirmed')).toBeVisible();
    await expect(page.getByText('This exact campaign may already have been sent.')).toBeVisible();
    await expect(campaigns.ask).toBeDisabled();
    expect(await sandbox.requests(creates)).toHaveLength(1);
  });
});
