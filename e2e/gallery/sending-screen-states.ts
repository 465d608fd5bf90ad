// Gallery states of campaigns and assistants: prepared, reviewed, sent and applied.
import { expect, type Page } from '@playwright/test';
import { AssistantPage } from '../pages/assistant-page';
import { CampaignsPage } from '../pages/campaigns-page';
import type { Sandbox } from '../sandbox-hooks';
import type { GalleryScreen } from './gallery-screen';

const campaign = (
  name: string,
  open: (wizard: CampaignsPage, page: Page, sandbox: Sandbox) => Promise<void>,
): GalleryScreen => ({
  name: `campaign-${name}`,
  path: 'campaigns/new',
  open: (page, sandbox) => open(new CampaignsPage(page), page, sandbox),
});

const CAMPAIGNS: readonly GalleryScreen[] = [
  campaign('channel', async (_, page) => {
    await page.getByRole('radio', { name: 'Email' }).click();
    await expect(page.getByLabel('Sender', { exact: true })).toBeVisible();
  }),
  campaign('audience', async (wizard) => {
    await wizard.chooseIntent('Template message', 'Acme messaging');
    await wizard.chooseLabels('vip');
    await wizard.count();
  }),
  campaign('content', async (wizard, page) => {
    await wizard.chooseIntent('Template message', 'Acme messaging');
    await wizard.chooseLabels('vip');
    await wizard.next.click();
    await wizard.chooseTemplate('order_on_its_way (es)');
    await page.getByLabel('{{1}} in the text').fill('{{contact.first_name}}');
    await page.getByLabel('{{2}} in the text').fill('lunes');
    await page.getByLabel('{{1}} in the header').focus();
    await expect(page.getByText('[placeholder 1]')).toBeVisible();
  }),
  campaign('content-variables', async (wizard, page) => {
    await wizard.chooseIntent('Template message', 'Acme messaging');
    await wizard.chooseTemplateIn('autumn_roast (en)');
    await page.getByLabel('{{first_name}} in the text').press('{');
    await expect(page.getByRole('menuitem', { name: /^First name/ })).toBeVisible();
  }),
  campaign('content-mail', async (wizard, page) => {
    await wizard.chooseIntent('Email', 'Acme News <news@acme.test>');
    await wizard.step('Content').click();
    await page
      .getByRole('textbox', { name: 'Text', exact: true })
      .fill('Hello {{contact.first_name}},\n\nour winter shop is open.');
    await expect(page.getByText('Hello Ana,')).toBeVisible();
  }),
  campaign('content-refused', async (wizard, page) => {
    await wizard.chooseIntent('Website chat message', 'Acme website');
    await wizard.chooseLabels('vip');
    await wizard.next.click();
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('holiday_hours');
    await expect(wizard.alert).toContainText('a template name');
  }),
  campaign('schedule', async (wizard, page) => {
    await wizard.prepareTemplate();
    await wizard.step('Schedule').click();
    await page.getByRole('radio', { name: 'Schedule for later' }).click();
    await page.getByLabel('Date').fill('2028-03-26');
    await page.getByLabel('Time', { exact: true }).fill('02:30');
    await expect(page.getByText('Choose one of the two times.')).toBeVisible();
  }),
  campaign('scheduled-time', async (wizard, page) => {
    await wizard.chooseIntent('Website chat message', 'Wholesale <cafés & offices>');
    await wizard.step('Schedule').click();
    await page.getByRole('radio', { name: 'Schedule for later' }).click();
    await page.getByRole('group', { name: 'Usual times' }).getByRole('button').first().click();
    await expect(page.getByText(/ from now$/)).toBeVisible();
  }),
  campaign('review', async (wizard) => {
    await wizard.prepareTemplate();
    await expect(wizard.ask).toBeEnabled();
  }),
  campaign('review-incomplete', async (wizard, page) => {
    await wizard.chooseIntent('Template message', 'Acme messaging');
    await wizard.step('Review').click();
    await expect(page.getByText(/^Incomplete steps/)).toBeVisible();
  }),
  campaign('review-nobody', async (wizard) => {
    await wizard.prepareTemplate('returned-mail');
    await wizard.count('No one can be reached');
  }),
  campaign('review-mismatch', async (wizard, page) => {
    await wizard.prepareTemplate();
    await wizard.count();
    await wizard.typeCount('1283');
    await expect(page.getByText('The number you typed doesn’t match the audience count.')).toBeVisible();
  }),
  campaign('review-confirmed', async (wizard) => {
    await wizard.prepareTemplate();
    await wizard.count();
    await wizard.arm('1284');
  }),
  campaign('review-sending', async (wizard, _, sandbox) => {
    await wizard.prepareTemplate();
    await wizard.count();
    await wizard.arm('1284');
    await sandbox.fault({ operation: 'campaigns.create', kind: 'timeout_after_write' });
    await wizard.send.click();
    await expect(wizard.dialog.getByRole('button', { name: 'Sending…' })).toBeVisible();
  }),
  campaign('sent', async (wizard, page) => {
    await wizard.prepareTemplate();
    await wizard.countArmAndSend('1284');
    await expect(page.getByText('The platform created the campaign.')).toBeVisible();
  }),
  campaign('not-confirmed', async (wizard, _, sandbox) => {
    await wizard.prepareTemplate();
    await wizard.count();
    await wizard.arm('1284');
    await sandbox.fault({ operation: 'campaigns.create', kind: 'server_error' });
    await wizard.send.click();
    await expect(wizard.wentOut).toBeVisible();
  }),
  campaign('refused', async (wizard, page, sandbox) => {
    await wizard.prepareTemplate();
    await wizard.count();
    await wizard.arm('1284');
    await sandbox.fault({ operation: 'campaigns.create', kind: 'status', status: 403 });
    await wizard.send.click();
    await expect(page).not.toHaveURL(/\/new/);
  }),
  campaign('list', async (wizard, page) => {
    await wizard.prepareTemplate();
    await wizard.countArmAndSend('1284');
    await wizard.toList.click();
    await expect(page.getByRole('table')).toBeVisible();
  }),
];

const assistant = (
  name: string,
  open: (screen: AssistantPage, page: Page, sandbox: Sandbox) => Promise<void>,
  id = 'support-draft',
): GalleryScreen => ({
  name: `assistant-${name}`,
  path: `assistants/${id}`,
  open: async (page, sandbox) => {
    const screen = new AssistantPage(page);
    await expect(screen.prompt).toBeVisible();
    await open(screen, page, sandbox);
  },
});

const ASSISTANTS: readonly GalleryScreen[] = [
  assistant('edited', async (screen) => {
    await screen.changePrompt();
    await expect(screen.keeping).toBeVisible();
  }),
  assistant('find', async (screen) => {
    await screen.find('Never promise a date.');
    await expect(screen.matches(20)).toBeVisible();
  }),
  assistant('settings', async (screen, page) => {
    await screen.describe('Another description');
    await page.getByRole('button', { name: 'Clear Maximum turns' }).click();
    await page.getByRole('checkbox', { name: 'call_back' }).uncheck();
    await expect(screen.keeping).toBeVisible();
  }),
  assistant('unreadable', async (screen, page) => {
    await screen.show('Settings');
    const card = page.getByRole('region', { name: 'Tools' });
    await card.getByText('JSON', { exact: true }).click();
    await card.getByRole('textbox').fill('["a",');
    await expect(page.getByText('Invalid values: tools.')).toBeVisible();
  }),
  assistant('discard', async (screen, page) => {
    await screen.describe('Another description');
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  assistant('review', async (screen, page) => {
    await screen.changePrompt();
    await screen.proposeChange('Another description for {{contact.name}}');
    await expect(page.getByText('These changes match your edits exactly.')).toBeVisible();
  }),
  assistant('review-platform', async (screen, page, sandbox) => {
    await sandbox.vary(['filled-defaults']);
    await screen.proposeChange('Another description');
    await expect(page.getByText('small-1').first()).toBeVisible();
  }),
  assistant('review-whole', async (screen, page) => {
    await screen.changePrompt();
    await screen.proposeChange('Another description');
    await page.getByText('Whole text', { exact: true }).click();
    await expect(page.getByRole('table', { name: 'Prompt' })).toBeVisible();
  }),
  assistant('review-excluded', async (screen, page) => {
    await screen.changePrompt();
    await screen.proposeChange('Without the prompt');
    await page.getByRole('checkbox', { name: /^Include Prompt/ }).uncheck();
    await expect(page.getByText('1 of 2 changes')).toBeVisible();
    await expect(screen.confirm).toBeEnabled();
  }),
  assistant('review-nothing', async (screen, page) => {
    await screen.show('Review');
    await expect(page.getByRole('link', { name: 'Edit prompt' })).toBeVisible();
  }),
  assistant('applied', async (screen, page) => {
    await screen.proposeChange('Applied');
    await screen.confirm.click();
    await expect(page.getByText('Changes applied to the draft.')).toBeVisible();
  }),
  assistant('applied-list', async (screen, page) => {
    await screen.proposeChange('Applied');
    await screen.confirm.click();
    await expect(page.getByText('Changes applied to the draft.')).toBeVisible();
    await screen.show('History');
    await page.getByRole('button', { name: 'Show difference' }).click();
    await screen.compare('Published version: Support');
  }),
  assistant('expired', async (screen, page, sandbox) => {
    await screen.proposeChange('Lapses');
    await sandbox.advanceClock(1000);
    await screen.confirm.click();
    await expect(page.getByText('This review expired, so nothing was applied.').first()).toBeVisible();
  }),
  assistant('changed-elsewhere', async (screen, page, sandbox) => {
    await screen.proposeChange('Mine');
    await sandbox.fault({ operation: 'assistants.confirmEdits', kind: 'concurrent_edit' });
    await screen.confirm.click();
    await expect(page.getByText('This assistant changed after you started editing')).toBeVisible();
  }),
  assistant('not-confirmed', async (screen, page, sandbox) => {
    await screen.proposeChange('Confirmed twice');
    await sandbox.fault({ operation: 'assistants.confirmEdits', kind: 'created_malformed' });
    await screen.confirm.click();
    await expect(page.getByRole('button', { name: 'Apply again' })).toBeVisible();
  }),
  assistant(
    'published',
    (_, page) => expect(page.getByRole('link', { name: 'Edit the draft' })).toBeVisible(),
    'support-prod',
  ),
  assistant(
    'without-draft',
    (_, page) => expect(page.getByRole('button', { name: 'Review new draft' })).toBeVisible(),
    'sales-prod',
  ),
  assistant(
    'new-draft',
    async (_, page) => {
      await page.getByRole('button', { name: 'Review new draft' }).click();
      await expect(page.getByRole('button', { name: 'Create the draft' })).toBeVisible();
    },
    'sales-prod',
  ),
  {
    name: 'assistants-none-here',
    path: '/aurora/assistants',
    as: 'admin@aurora.test',
    open: (page) => expect(page.getByText('No assistants in this workspace')).toBeVisible(),
  },
];

export const SENDING_SCREEN_STATES: readonly GalleryScreen[] = [...CAMPAIGNS, ...ASSISTANTS];
