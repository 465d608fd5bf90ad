// Campaign drafts: a browser can have any number of drafts, all of its tabs share them, and overwriting a draft always
// shows a message.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { CampaignsPage } from './pages/campaigns-page';
import { signIn } from './pages/sign-in-page';

// Uses a new page, because sending a campaign needs a new connection and a reused page already has open connections.
test.use({ freshPage: true });

const NEW = '/acme/campaigns/new';

/** Returns the address of the draft on the page. */
function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

test('a second tab shows that a draft is open in another tab, and can edit it only on request', {
  tag: '@deep',
}, async ({ context, page, watch }) => {
  await signIn(page, 'admin@acme.test', NEW);
  const first = new CampaignsPage(page);
  await first.chooseIntent('Website chat message', 'Acme website');
  await first.chooseLabels('vip');
  await first.step('Content').click();
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Written in the first tab');

  const draft = addressOf(page);
  const other = await context.newPage();
  watch(other);
  await signIn(other, 'admin@acme.test', draft);
  const second = new CampaignsPage(other);
  await expect(other.getByText('This draft is open in another tab')).toBeVisible();
  await second.step('Content').click();
  const text = other.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toHaveValue('Written in the first tab');
  await text.fill('Written in the second tab');

  const third = await context.newPage();
  watch(third);
  await signIn(third, 'admin@acme.test', draft);
  await new CampaignsPage(third).step('Content').click();
  await expect(third.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue(
    'Written in the first tab',
  );
  await third.close();

  await other.getByRole('button', { name: 'Save this version' }).click();
  await expect(other.getByText('This draft is open in another tab')).toBeHidden();
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Written in the first tab again');
  await expect(page.getByText('This draft is open in another tab')).toBeVisible();
  await first.toList.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay on page' }).click();
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue(
    'Written in the first tab again',
  );

  await other.reload();
  await signIn(other, 'admin@acme.test', draft);
  await second.step('Content').click();
  await expect(text).toHaveValue('Written in the second tab');
});

test('a link to a draft stored in another browser reports the draft as missing and starts a new one', {
  tag: '@deep',
}, async ({ page }) => {
  const missing = page.getByText('This draft isn’t in this browser');
  await signIn(page, 'admin@acme.test', `${NEW}?draft=of-another-browser`);
  await expect(missing).toBeVisible();
  await page.getByRole('radio', { name: 'Website chat message' }).click();
  await expect(missing).toBeHidden();
  await page.evaluate((address) => history.pushState(null, '', address), NEW);
  await expect(page).toHaveURL(/draft=(?!of-another)/);
  await expect(page.getByRole('radio', { name: 'Website chat message' })).not.toBeChecked();
  await expect(missing).toBeHidden();
});

test("a draft that is open in another tab can't be discarded", { tag: '@deep' }, async ({
  context,
  page,
  watch,
}) => {
  await signIn(page, 'admin@acme.test', NEW);
  const campaigns = new CampaignsPage(page);
  await page.getByRole('radio', { name: 'Email' }).click();
  await campaigns.rename('Held elsewhere');
  const other = await context.newPage();
  watch(other);
  await signIn(other, 'admin@acme.test', '/acme/campaigns?state=drafts');
  const discard = other.getByRole('dialog').getByRole('button', { name: 'Discard draft' });
  await other.getByRole('button', { name: 'Actions for Held elsewhere' }).click();
  await other.getByRole('menuitem', { name: 'Discard draft' }).click();
  await discard.click();
  await expect(
    other.getByRole('alert').filter({ hasText: 'This draft is open in another tab' }),
  ).toBeVisible();
  await expect(discard).toBeVisible();
  await campaigns.toList.click();
  await expect(campaigns.tab('Drafts')).toHaveText('Drafts1');
  await discard.click();
  await expect(discard).toBeHidden();
  await expect(new CampaignsPage(other).tab('Drafts')).toHaveText('Drafts0');
});

test('an unreadable draft is reported and not deleted', { tag: '@deep' }, async ({ page }) => {
  await signIn(page, 'admin@acme.test', NEW);
  const campaigns = new CampaignsPage(page);
  await page.getByRole('radio', { name: 'Email' }).click();
  await campaigns.rename('Of a newer version');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  const address = addressOf(page);
  await campaigns.toList.click();
  await campaigns.tab('Drafts').click();
  await expect(campaigns.row('Of a newer version')).toBeVisible();
  const drafts = (draft: number | null) =>
    page.evaluate(
      (draft) =>
        new Promise<unknown>((resolve) => {
          const opening = indexedDB.open('campaign-drafts');
          opening.onsuccess = () => {
            const transaction = opening.result.transaction('drafts', 'readwrite');
            transaction.objectStore('drafts').openCursor().onsuccess = ({ target }) => {
              const cursor = (target as IDBRequest<IDBCursorWithValue>).result;
              const kept = cursor.value as { draft: unknown };
              if (draft !== null) cursor.update({ ...kept, draft });
              transaction.oncomplete = () => {
                opening.result.close();
                resolve(kept.draft);
              };
            };
          };
        }),
      draft,
    );
  await drafts(7);
  await page.reload();
  await signIn(page, 'admin@acme.test', address);
  await expect(page.getByText('This version of the console can’t read the draft')).toBeVisible();
  expect(addressOf(page)).toBe(address);
  expect(await drafts(null)).toBe(7);
});

test('a draft shows when it was saved, and saving is retried after it failed', { tag: '@deep' }, async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', NEW);
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Object.assign(window, { mend: () => Object.assign(IDBObjectStore.prototype, { put }) });
  });
  await page.getByRole('radio', { name: 'Email' }).click();
  await expect(page.getByText('The draft can’t be saved in this browser.')).toBeVisible();
  await expect(page.getByText(/^Saved \d/)).toBeHidden();
  await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await expect(page.getByText('The draft can’t be saved in this browser.')).toBeHidden();
});

test("a draft started after discarding another draft isn't reported as open in another tab", {
  tag: '@deep',
}, async ({ page }) => {
  await signIn(page, 'admin@acme.test', NEW);
  const campaigns = new CampaignsPage(page);
  await campaigns.chooseIntent('Website chat message', 'Acme website');
  await campaigns.toList.click();
  await campaigns.openDraft();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Discard draft' }).click();
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByRole('radio', { name: 'Website chat message' })).not.toBeChecked();
  await campaigns.chooseIntent('Email', 'Acme News <news@acme.test>');
  await expect(page.getByText('This draft is open in another tab')).toBeHidden();
});

test('sending a campaign identical to an earlier campaign asks for confirmation first', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await signIn(page, 'admin@acme.test', NEW);
  const campaigns = new CampaignsPage(page);
  await campaigns.prepareTemplate();
  await campaigns.count();
  await campaigns.typeCount('1,284');
  await page.clock.fastForward(1_100);
  await campaigns.send.click();
  await expect(page.getByText('The platform created the campaign.')).toBeVisible();
  await page.clock.fastForward(91_000);
  await campaigns.toList.click();
  await page.getByRole('link', { name: 'New campaign' }).first().click();
  await campaigns.prepareTemplate();
  await campaigns.step('Audience').click();
  await expect(
    page.getByText('Some of these contacts are also in 1 campaign within a week of this campaign.'),
  ).toBeVisible();
  await campaigns.step('Review').click();
  await campaigns.count();
  await expect(page.getByText('You already sent this campaign')).toBeVisible();
  await expect(campaigns.ask).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Send this campaign anyway' }).check();
  await expect(campaigns.ask).toBeEnabled();
  expect(await sandbox.requests('campaigns.create')).toHaveLength(1);
});

test('a campaign keeps the name that a person gives it', { tag: '@deep' }, async ({ page }) => {
  await signIn(page, 'admin@acme.test', NEW);
  const campaigns = new CampaignsPage(page);
  await page.getByRole('radio', { name: 'Email' }).click();
  await campaigns.rename('Winter beans are here');
  await expect(page.getByRole('button', { name: /Rename$/ })).toBeFocused();
  await expect(campaigns.heading('Winter beans are here')).toBeVisible();
  const address = addressOf(page);
  await page.reload();
  await signIn(page, 'admin@acme.test', address);
  await expect(campaigns.heading('Winter beans are here')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Email' })).toBeChecked();
  await page.getByRole('button', { name: /Rename$/ }).click();
  const name = page.getByRole('textbox', { name: 'Campaign name' });
  await name.fill('Beans');
  // Enter confirms text that is being composed with an input method.
  await name.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await expect(name).toBeFocused();
  // Leaves the page while the field still has the focus, as keyboard navigation does.
  await page.evaluate(() => history.pushState(null, '', '/acme/teams'));
  await expect(page.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible();
  await page.evaluate((to) => history.pushState(null, '', to), address);
  await expect(campaigns.heading('Beans')).toBeVisible();
});

test('“Add variable” inserts at the cursor, or at the end of a text field that was never focused', {
  tag: '@deep',
}, async ({ page }) => {
  await signIn(page, 'admin@acme.test', NEW);
  const campaigns = new CampaignsPage(page);
  await campaigns.prepareText('Email', 'Acme News <news@acme.test>', 'Hello ');
  await campaigns.step('Content').click();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  const insert = async () => {
    await page.getByRole('button', { name: 'Add variable' }).click();
    await page.getByRole('menuitem', { name: '{{contact.name}}' }).click();
  };
  await insert();
  await expect(text).toHaveValue('Hello {{contact.name}}');
  await text.press('Home');
  await insert();
  await expect(text).toHaveValue('{{contact.name}}Hello {{contact.name}}');
  await insert();
  await expect(text).toHaveValue('{{contact.name}}{{contact.name}}Hello {{contact.name}}');
});

test("the editor of a campaign's text shows hidden characters", { tag: '@deep' }, async ({ page }) => {
  await signIn(page, 'admin@acme.test', NEW);
  const campaigns = new CampaignsPage(page);
  await campaigns.chooseIntent('Website chat message', 'Acme website');
  await campaigns.step('Content').click();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('Two\nlines');
  await expect(
    page.getByText('This text contains invisible characters that may change how it reads.'),
  ).toBeHidden();
  await text.fill(
    '\u05e9\u05dc\u05d5\u05dd \u200f(12%)\u200f \u{1f468}\u200d\u{1f469}\u200d\u{1f467} {{name}}',
  );
  await expect(page.getByText('Unknown variables: {{name}}.')).toBeVisible();
  await expect(
    page.getByText('This text contains invisible characters that may change how it reads.'),
  ).toBeHidden();
  await text.fill('Pay \u202e00,1\u202c here <img src=x onerror=alert(1)>');
  await expect(
    page.getByText('This text contains invisible characters that may change how it reads.'),
  ).toBeVisible();
  const preview = page.getByRole('complementary', { name: 'Recipients and preview' });
  await expect(preview.getByText('Pay \u242600,1\u2426 here <img')).toBeVisible();
});
