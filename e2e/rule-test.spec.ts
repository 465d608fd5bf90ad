// Testing which automation rules act on one conversation, or on the latest conversations of an inbox.
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, type Sandbox, test } from './fixtures';
import { signIn } from './pages/sign-in-page';

const PATH = '/acme/automation-rules/test';

const countReads = async (sandbox: Sandbox, prefix: string) =>
  (await sandbox.requests()).filter(({ operation }) => operation?.startsWith(prefix)).length;

const getRule = (page: Page, name: string) => page.getByRole('main').getByRole('listitem', { name });

test('a rule is tested on a conversation in three steps, and nothing is requested before the third step', async ({
  page,
  sandbox,
}) => {
  await signIn(page, undefined, '/acme/automation-rules/803');
  const steps = [
    () => page.getByRole('link', { name: 'Test on a conversation' }).click(),
    () => page.getByRole('textbox', { name: 'Find a conversation' }).fill('1042'),
    () => page.keyboard.press('Enter'),
  ];
  for (const [index, step] of steps.entries()) {
    expect(await countReads(sandbox, 'conversations'), `before step ${index + 1}`).toBe(0);
    await step();
  }
  const result = page.getByRole('region', { name: 'Marisol Quendri #1042' });
  await expect(result).toContainText('2 rules match, 1 can’t be determined');
  await expect(getRule(page, 'VIP first')).toHaveText(
    /^2VIP firstthis ruleRule matchesPrivate noteA VIP is waiting\.PriorityHighUrgentNothing else changes$/,
  );
  await expect(getRule(page, 'Snooze feedback')).toContainText(
    'Can’t be determinedReferring page contains /surveyThe platform doesn’t return this value with a conversation.',
  );
  await expect(page.getByLabel('Event')).toHaveValue('conversation_created');
  expect(await countReads(sandbox, 'conversations')).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
});

test('a conversation’s menu opens the rule test, which shows the values that each condition was compared with', async ({
  page,
}) => {
  await signIn(page, undefined, '/acme/conversations/1042');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'See which rules apply' }).click();
  await expect(getRule(page, 'New on the website: Customer Care')).toContainText(
    'Rule matchesTeamWorkshopCustomer Care',
  );
  await page.getByLabel('Event').selectOption('A conversation is updated');
  await expect(getRule(page, 'Waiting and solved, imported')).toContainText('Status');
  await expect(getRule(page, 'Handed to the workshop')).toContainText(
    'Current value: Workshop · The value before the change isn’t known.',
  );
  // An earlier rule has an action that the console doesn't know, so that rule may have changed the compared value.
  await expect(getRule(page, 'Became urgent')).toContainText('An earlier rule may have changed this value.');
  await expect(page).toHaveURL(/conversation=1042&event=conversation_updated$/);
});

test('a click tests a rule on the last 25 conversations of an inbox, and each conversation can be opened by keyboard', async ({
  page,
  sandbox,
}) => {
  await signIn(page, undefined, `${PATH}?event=message_created`);
  await page.getByLabel('Inbox').selectOption('6');
  expect(await countReads(sandbox, 'conversations')).toBe(0);
  await page.getByRole('button', { name: 'Test last 25 conversations' }).click();
  const summaries = page.getByRole('region', { name: 'Conversations' }).locator('summary');
  await expect(summaries.first()).toContainText('0 rules match, 1 can’t be determined');
  expect(await countReads(sandbox, 'conversations')).toBe(1);
  await summaries.first().focus();
  await page.keyboard.press('Enter');
  await expect(getRule(page, 'Late parcel')).toContainText(
    /Doesn’t matchInbox isn’t Wholesale.*Current value: Wholesale/,
  );
  await expectAccessible(page);
});

test('a conversation that can’t be read is reported, and read again on request', async ({
  page,
  sandbox,
}) => {
  await sandbox.fault({ operation: 'conversations.get', kind: 'status', status: 500, times: 1 });
  await signIn(page, undefined, `${PATH}?conversation=1042`);
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Marisol Quendri #1042' })).toBeVisible();
});

test('an agent can’t test rules, and no request for rules or conversations is sent', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'agent@acme.test', `${PATH}?conversation=1042`);
  await expect(page.getByRole('note')).toContainText('Administrators only');
  expect(await countReads(sandbox, 'automationRules')).toBe(0);
  expect(await countReads(sandbox, 'conversations')).toBe(0);
});
