// Two people who apply changes to the same workspace. In the same browser, the second run has to wait. In different
// browsers, a run stops at the first record that both create.
import type { Page } from '@playwright/test';
import { expect, type Sandbox, test } from './fixtures';
import { createManualsFile } from './manuals-file';
import { ApplyPage } from './pages/apply-page';

test.use({ freshPage: true });

test("a tab can't start applying changes while another tab applies changes", { tag: '@deep' }, async ({
  context,
  page,
  sandbox,
  watch,
}) => {
  const tab = await context.newPage();
  watch(tab);
  const [first, second] = [new ApplyPage(page), new ApplyPage(tab)];
  for (const apply of [first, second]) {
    await apply.open();
    await apply.give(await createManualsFile('leilani@acme.test'));
    await apply.read.click();
    await apply.ask();
  }
  await sandbox.fault({ operation: 'teams.create', kind: 'rate_limited', retry_after_s: 60 });
  await first.start.click();
  await expect(first.dialog).toContainText('Pausing for the request limit.');
  await second.start.click();
  await expect(second.dialog).toContainText('Another tab is applying changes to this workspace.');
  expect(await sandbox.requests('teams.create')).toHaveLength(1);
});

/**
 * Starts a run and delays its first request that creates a team. Waits until the platform has received that request,
 * because otherwise a request of the second run could trigger the fault.
 */
async function creating(page: Page, sandbox: Sandbox) {
  const apply = new ApplyPage(page);
  await apply.open();
  await apply.give(await createManualsFile('leilani@acme.test'));
  await apply.read.click();
  await apply.ask();
  const ask = await sandbox.elsewhere('transfer@acme.test', '/v1/accounts/4/');
  await sandbox.fault({ operation: 'teams.create', kind: 'latency', delay_ms: 1500 });
  await apply.start.click();
  await expect.poll(() => sandbox.requests('teams.create')).toHaveLength(1);
  return { apply, ask };
}

test('applying changes stops if somebody else creates a team with the name of a planned team', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  const { apply, ask } = await creating(page, sandbox);
  await ask('POST', 'teams', { team: { name: 'potters', description: 'Theirs' } });
  await expect(page.getByText('There are now 2 records with this name')).toBeVisible();
  await expect(
    page.getByText(/^Stopped at “potters”: another record with this name was added at the same time\./),
  ).toBeVisible();
  await expect(apply.dialog).toContainText(/^[\s\S]*Stopped\. 6 items left\./);
});

test('applying changes stops if somebody else creates a team identical to a planned team', async ({
  page,
  sandbox,
}) => {
  const { apply, ask } = await creating(page, sandbox);
  await ask('POST', 'teams', { team: { name: 'potters' } });
  await expect(page.getByText('2 identical records were created')).toBeVisible();
  await expect(page.getByText(/^Stopped at “potters”: it was created twice\./)).toBeVisible();
  await expect(apply.dialog).toContainText(/^[\s\S]*Stopped\. 6 items left\./);
  expect(await sandbox.requests('portals.create')).toHaveLength(0);
});
