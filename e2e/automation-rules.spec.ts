// Automation rules: administrators can read them, and agents can't open any of their addresses. Also tests the page
// “Where it’s used”, which lists the macros and rules that use a record.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { signIn } from './pages/sign-in-page';

const PATH = '/acme/automation-rules';
const AGENT = 'agent@acme.test';

test('rules are listed by event in execution order, with brackets around groups of conditions', async ({
  page,
}) => {
  await signIn(page, undefined, PATH);
  const created = page.getByRole('region', { name: 'A conversation is created' });
  await expect(created.getByRole('listitem').first()).toHaveText(
    /^1New on the website: Customer CareInbox is Acme website or Wholesale/,
  );
  const late = page.getByRole('listitem', { name: 'Late parcel' });
  await expect(late).toContainText(
    '(Text contains late or text contains where is my or text contains tracking) and inbox isn’t Wholesale',
  );
  await expect(late).toContainText('Assign a team: Logistics');
  await expect(page.getByRole('listitem', { name: 'Night shift' })).toContainText('Off');
  await expect(page.getByRole('listitem', { name: 'Waiting and solved, imported' })).toContainText(
    'Never runs',
  );
  await expect(page.getByRole('listitem', { name: 'Returns to the Returns team' })).toContainText(
    '#399 (not found)',
  );
  const imported = page.getByRole('listitem', { name: /^Imported/ });
  await expect(imported).toContainText('Unrecognized condition');
  await expect(imported).toContainText('Unnamed action');
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('vip');
  await expect(page.getByRole('listitem').filter({ hasText: 'VIP first' })).toBeVisible();
  await expect(late).toHaveCount(0);
  await expect(page).toHaveURL(/search=vip/);
});

test('rules keep their execution order numbers when the list is filtered by status and event', async ({
  page,
}) => {
  await signIn(page, undefined, `${PATH}?state=off`);
  const rules = page.getByRole('main').getByRole('listitem');
  await expect(rules).toHaveCount(3);
  await page.getByLabel('Event').selectOption('A conversation is created');
  await expect(rules).toHaveText([/^3Spanish speakers/, /^4Night shift/]);
  await expect(page).toHaveURL(/state=off&event=conversation_created$/);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rules).toHaveCount(15);
});

test("a rule's page shows its event, nested conditions, actions, and place in the execution order", async ({
  page,
}) => {
  await signIn(page, undefined, PATH);
  await page.getByRole('link', { name: /Contact was merged/ }).click();
  await expect(page.getByRole('region', { name: 'When' })).toContainText('Contact merged');
  await expect(page.getByRole('region', { name: 'If' })).toContainText('Always');
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('link', { name: /Late parcel/ }).click();
  await expect(page.getByRole('heading', { name: 'Late parcel' })).toBeVisible();
  await expect(page.getByText('View only')).toBeVisible();
  const conditions = page.getByRole('region', { name: 'If' });
  await expect(conditions).toHaveText(
    /^IfAll of these are trueAny of these is trueText contains lateor.*trackingandInbox isn’t Wholesale/,
  );
  await expect(
    page.getByRole('region', { name: 'Then' }).getByRole('link', { name: 'Logistics' }),
  ).toBeVisible();
  await conditions.getByRole('link', { name: 'Wholesale' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wholesale' })).toBeVisible();
  await page.goBack();
  const order = page.getByRole('region', { name: 'Run order' });
  await expect(order.getByRole('listitem')).toHaveText([
    '1Refund words go to Billing',
    '2Late parcelthis rule',
    '3Returns to the Returns team',
  ]);
  await page.getByText('Raw JSON').click();
  await expect(page.getByText('"filter_operator": "not_equal_to"')).toBeVisible();
  await expectAccessible(page);
  await order.getByRole('link', { name: 'Refund words go to Billing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refund words go to Billing');
});

for (const path of [PATH, `${PATH}/801`]) {
  test(`an agent sees that ${path} is for administrators only, and no request for rules is sent`, async ({
    page,
    sandbox,
  }) => {
    await signIn(page, AGENT, path);
    await expect(page.getByRole('note')).toContainText('Administrators only');
    await expectAccessible(page);
    const asked = (await sandbox.requests()).filter(({ operation }) =>
      operation?.startsWith('automationRules'),
    );
    expect(asked).toEqual([]);
  });

  test(`a 403 response makes ${path} unavailable even if the token identifies the person as an administrator`, async ({
    page,
  }) => {
    await signIn(page, undefined, path.replace('acme', 'acme-suspended'));
    await expect(page.getByRole('note')).toContainText(
      'Only account administrators can see automation rules.',
    );
  });
}

test("opening a rule that doesn't exist shows “Not found”", async ({ page }) => {
  await signIn(page, undefined, `${PATH}/99999`);
  await expect(page.getByRole('alert')).toContainText('Not found');
});

test('a rule can be opened by its ID if the platform can’t list rules', async ({ page, sandbox }) => {
  await sandbox.fault({ operation: 'automationRules.list', kind: 'status', status: 405, times: 9 });
  await signIn(page, undefined, PATH);
  await expect(page.getByRole('note')).toContainText('The rule list isn’t available');
  await page.getByRole('textbox', { name: 'Rule ID' }).fill('803');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Rules');
  await expect(page.getByRole('heading', { name: 'Then' })).toBeVisible();
});

test('the page “Where it’s used” lists the macros and rules that use a label or team', async ({ page }) => {
  await signIn(page, undefined, '/acme/used-by?kind=team&target=304');
  const uses = page.getByRole('main');
  await expect(uses.getByRole('link', { name: 'Hand over to Workshop' })).toBeVisible();
  await expect(uses.getByRole('link', { name: 'Hand over to Billing' })).toHaveCount(0);
  await expect(uses.getByRole('link', { name: 'Handed to the workshop' })).toBeVisible();
  await expectAccessible(page);
  const team = page.getByRole('combobox', { name: 'Team' });
  await expect(team).toHaveValue('Workshop');
  await team.fill('Nobody');
  await page.getByRole('button', { name: 'Find references' }).click();
  await expect(team).toHaveAccessibleDescription(/Choose one from the list/);
  await team.fill('billing');
  await page.getByRole('option', { name: 'Billing' }).click();
  await expect(uses.getByRole('link', { name: 'Hand over to Billing' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Search for' }).selectOption('Label');
  const label = page.getByRole('combobox', { name: 'Label' });
  await label.fill('summer-sale-2024');
  await label.press('Enter');
  await expect(uses.getByRole('link', { name: 'Summer sale 2024' })).toBeVisible();
  await expect(uses.getByRole('link', { name: 'Returns to the Returns team' })).toBeVisible();
  await expect(label).toBeFocused();
});

test('an agent sees which macros use a record, and why automation rules are missing from the list', {
  tag: '@deep',
}, async ({ page }) => {
  await signIn(page, AGENT, '/acme/used-by?kind=agent&target=16');
  await expect(page.getByRole('link', { name: 'Ask Wren' })).toBeVisible();
  await expect(page.getByRole('note')).toContainText('only administrators can see them');
});
