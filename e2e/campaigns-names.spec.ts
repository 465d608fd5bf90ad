// The names of senders and labels in a draft are compared with their current names before anything is sent.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { CampaignsPage } from './pages/campaigns-page';
import { signIn } from './pages/sign-in-page';

// Uses a new page, because sending a campaign needs a new connection and a reused page already has open connections.
test.use({ freshPage: true });

/** Runs inside the page: changes the only stored draft. */
const changeDraft = (change: object) =>
  new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('campaign-drafts');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction('drafts', 'readwrite');
      writing.objectStore('drafts').openCursor().onsuccess = ({ target }) => {
        const cursor = (target as IDBRequest<IDBCursorWithValue>).result;
        const kept = cursor.value as { draft: object };
        cursor.update({ ...kept, draft: { ...kept.draft, ...change } });
      };
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });

/**
 * Opens a stored email draft for the label vip after applying `change` to it. Runs `meanwhile` before it opens the
 * draft.
 */
async function openKept(page: Page, change: object, meanwhile?: () => Promise<void>): Promise<CampaignsPage> {
  const campaigns = new CampaignsPage(page);
  await signIn(page, 'admin@acme.test', '/acme/campaigns/new');
  await campaigns.prepareText('Email', 'Acme News <news@acme.test>', 'Hello');
  await expect(page.getByText(/^Saved at \d/)).toBeVisible();
  const { pathname, search } = new URL(page.url());
  await campaigns.toList.click();
  await expect(page.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeVisible();
  await page.evaluate(changeDraft, change);
  await meanwhile?.();
  await page.reload();
  await signIn(page, 'admin@acme.test', pathname + search);
  await campaigns.step('Review').click();
  return campaigns;
}

const noticeOf = (campaigns: CampaignsPage): Locator =>
  campaigns.alert.filter({ hasText: 'Check the names before you send' });

test('a campaign draft with outdated label names is sent only after the person accepts the current names', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  const change = {
    from: { id: 701, name: 'Old News', timezone: null },
    labels: [{ id: 201, title: 'beta' }],
  };
  const campaigns = await openKept(page, change, () =>
    sandbox.fault({ operation: 'labels.list', kind: 'server_error', times: 20 }),
  );
  await campaigns.count('1,201 recipients');
  const notice = noticeOf(campaigns);
  await expect(notice).toContainText('These names were saved with the draft and may be out of date.');
  await expect(campaigns.size.getByText('beta', { exact: true })).toBeVisible();
  await expect(page.getByText('Incomplete steps: Audience.')).toBeVisible();
  await expect(campaigns.ask).toBeDisabled();

  await sandbox.clearFaults();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toContainText('Changed from beta to vip since you wrote the draft');
  await expect(notice).toContainText(
    'Changed from Old News to Acme News <news@acme.test> since you wrote the draft',
  );
  await expect(campaigns.size.getByText('vip', { exact: true })).toBeVisible();
  await expect(campaigns.ask).toBeDisabled();
  await campaigns.step('Audience').click();
  await notice.getByRole('button', { name: 'Use current names' }).click();
  await expect(notice).toBeHidden();
  await campaigns.step('Review').click();
  await campaigns.countArmAndSend('1201');
  await expect(page.getByText('The platform created the campaign.')).toBeVisible();
  expect(await sandbox.requests('campaigns.create')).toHaveLength(1);
});

test("a campaign addressed to a deleted label can't be sent until another label is chosen", {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  const campaigns = await openKept(page, { labels: [{ id: 299, title: 'retired' }] });
  await campaigns.count('No one can be reached');
  const notice = noticeOf(campaigns);
  await expect(notice).toContainText('Changed from retired to #299 since you wrote the draft');
  await expect(notice).toContainText('#299 is no longer available. Choose another sender or inbox.');
  await expect(notice.getByRole('button', { name: 'Use current names' })).toBeHidden();
  await expect(campaigns.ask).toBeDisabled();
  await campaigns.step('Audience').click();
  await expect(notice).toBeVisible();
  await page.getByRole('combobox', { name: 'Labels' }).press('Backspace');
  await campaigns.chooseLabels('vip');
  await expect(notice).toBeHidden();
  await campaigns.step('Review').click();
  await campaigns.count('1,201 recipients');
  await expect(campaigns.ask).toBeEnabled();
  expect(await sandbox.requests('campaigns.create')).toEqual([]);
});

test('labels are shown by ID if the platform returns no list of labels', { tag: '@deep' }, async ({
  page,
  sandbox,
}) => {
  const campaigns = await openKept(page, {}, () => sandbox.vary(['absent-405:labels.list']));
  await campaigns.count('1,201 recipients');
  const notice = noticeOf(campaigns);
  await expect(notice).toContainText('Changed from vip to #201 since you wrote the draft');
  await expect(campaigns.ask).toBeDisabled();
  await notice.getByRole('button', { name: 'Use current names' }).click();
  await campaigns.ask.click();
  await expect(campaigns.dialog).toContainText(
    'Acme News <news@acme.test> sends this message to #201 right away.',
  );
  expect(await sandbox.requests('campaigns.create')).toEqual([]);
});
