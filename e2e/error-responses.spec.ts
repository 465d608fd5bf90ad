// Each error response of the platform shows exactly one accurate message, and the page stays usable. In the deep run,
// cells.spec.ts tests them with every operation.
import { expect, test } from './fixtures';
import { goToSection } from './go-to-screen';
import { signIn } from './pages/sign-in-page';

const CASES = [
  {
    name: 'a failing service',
    fault: { kind: 'server_error' },
    text: 'This is usually temporary.',
  },
  {
    name: 'an HTML error page of a proxy',
    fault: { kind: 'status', status: 503 },
    text: 'This is usually temporary.',
  },
  {
    name: 'an HTML page instead of a response',
    fault: { kind: 'status', status: 404 },
    text: 'The console couldn’t read the response.',
  },
  {
    name: 'a truncated response',
    fault: { kind: 'malformed' },
    text: 'The console couldn’t read the response.',
  },
  {
    name: 'a missing field',
    fault: { kind: 'missing_fields', fields: ['channel_type'] },
    text: 'channel_type',
  },
  {
    name: 'a dropped connection',
    fault: { kind: 'network_drop' },
    text: 'You may be offline, or something on your network blocked the request.',
  },
  {
    name: 'a redirect to another host',
    fault: { kind: 'redirect' },
    text: 'You may be offline, or something on your network blocked the request.',
  },
  {
    name: 'the request limit',
    fault: { kind: 'rate_limited', retry_after_s: 3 },
    text: 'All tools you’re signed in to share this limit',
  },
] as const;

for (const { name, fault, text } of CASES) {
  test(`the list reports ${name}, and loads after a retry`, { tag: '@deep' }, async ({ page, sandbox }) => {
    await signIn(page, 'admin@acme.test', '/acme/canned-responses');
    await sandbox.fault({ operation: 'inboxes.list', times: 20, ...fault });
    await goToSection(page, 'Inboxes');
    await expect(page.getByRole('alert')).toContainText(text);
    await expect(page.getByRole('heading', { name: 'Inboxes', level: 1 })).toBeVisible();
    await sandbox.clearFaults();
    // After a 429 the console requests the list again automatically once the time in the response is over.
    if (fault.kind !== 'rate_limited') await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('cell', { name: 'Acme website' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test("a page that couldn't open because of the request limit opens automatically after the wait", {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  await signIn(page, 'admin@acme.test', '/acme/teams');
  // The automatic retry gets a second 429.
  await sandbox.fault({ operation: 'teams.get', kind: 'rate_limited', retry_after_s: 1, times: 2 });
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('alert')).toContainText('All tools you’re signed in to share this limit');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an unknown field in a response causes no error', { tag: '@deep' }, async ({ page, sandbox }) => {
  await signIn(page, 'admin@acme.test', '/acme/canned-responses');
  await sandbox.fault({ operation: 'inboxes.list', kind: 'new_fields' });
  await goToSection(page, 'Inboxes');
  await expect(page.getByRole('cell', { name: 'Acme website' })).toBeVisible();
});
