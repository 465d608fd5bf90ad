// Gallery states of campaigns: the list and the page of each outcome, with data of several weeks.
import { expect, type Page } from '@playwright/test';
import { CampaignsPage } from '../pages/campaigns-page';
import type { GalleryScreen } from './gallery-screen';

const HOUR = 3_600_000;

type State = 'sent' | 'scheduled' | 'without-id' | 'found' | 'unknown' | 'refused' | 'given-up';

/** Builds the record that the console stores for a sent campaign. */
function attempt(
  id: string,
  channel: 'template' | 'website' | 'email',
  text: string,
  state: State,
  sentAt: number,
) {
  const person = 'admin@acme.test';
  const isTemplate = channel === 'template';
  const states = {
    sent: { name: 'sent', id: 100_001, reachableCount: 1201 },
    scheduled: { name: 'sent', id: 100_002, reachableCount: 1201 },
    'without-id': { name: 'sent-without-id', person: null },
    found: { name: 'sent-without-id', person },
    unknown: { name: 'unknown', cause: 'no-answer', status: null },
    refused: { name: 'refused', refusal: { reason: 'mismatch' }, serverMessage: null },
    'given-up': {
      name: 'refused',
      refusal: { reason: 'said-by-person', person, at: sentAt },
      serverMessage: null,
    },
  };
  return {
    id,
    workspace: '1/1',
    person,
    content: {
      instance: 1,
      accountId: 1,
      channel,
      inboxId: channel === 'email' ? null : isTemplate ? 2 : 1,
      senderId: channel === 'email' ? 701 : null,
      audience: [201],
      message: isTemplate ? 'holiday_hours' : text,
      templateParams: isTemplate ? { language: 'en', processed_params: {} } : null,
      scheduledAt: state === 'scheduled' ? new Date(sentAt + 51 * HOUR).toISOString() : null,
    },
    fingerprint: id,
    confirmedRecipients: 1201,
    names: {
      workspace: 'Acme',
      sender: isTemplate ? 'Acme messaging' : 'Acme News <news@acme.test>',
      audience: ['vip', 'newsletter', 'wholesale'],
    },
    text,
    plan: null,
    sentAt,
    endedAt: sentAt,
    state: states[state],
  };
}

const createAttempts = (now: number) => [
  attempt('sent', 'email', 'Your machine turns one: 20% off parts', 'sent', now - 2 * HOUR),
  attempt('scheduled', 'template', 'Our desk is closed on 25 and 26 December.', 'scheduled', now - 3 * HOUR),
  attempt(
    'unknown',
    'template',
    'Hello {{contact.first_name}}, the winter beans are here',
    'unknown',
    now - 4 * HOUR,
  ),
  attempt('without-id', 'website', 'Try the new grind guide', 'without-id', now - 30 * HOUR),
  attempt('found', 'website', 'Shipping is delayed in Porto and Lisbon', 'found', now - 60 * HOUR),
  attempt(
    'refused',
    'email',
    'Wholesale price list for the winter, with everything that changes',
    'refused',
    now - 90 * HOUR,
  ),
  attempt('given-up', 'email', 'October roast notes', 'given-up', now - 900 * HOUR),
];

const draft = (text: string, channel: string | null, name: string, at: number) => ({
  edition: name,
  name,
  at,
  draft: {
    channel,
    from: null,
    labels: channel ? [{ id: 201, title: 'vip' }] : [],
    template: null,
    values: { header: {}, body: {} },
    text,
    when: 'now',
    date: '',
    time: '',
    zone: 'UTC',
    choice: null,
    plan: null,
  },
});

const createDrafts = (at: number) => ({
  '1/1/admin@acme.test': draft('Spring sale begins', 'email', '', at),
  '1/1/admin@acme.test|two': draft('', 'website', 'Winter beans, second try', at),
  '1/1/admin@acme.test|three': draft('', null, '', at),
});

/** Runs inside the page, where the console has opened both databases. */
async function put([name, store, records]: readonly [string, string, Readonly<Record<string, unknown>>]) {
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction(store, 'readwrite');
      for (const [key, value] of Object.entries(records)) writing.objectStore(store).put(value, key);
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

const kept = (name: string, path: string, open?: (page: Page) => Promise<void>): GalleryScreen => ({
  name: `campaigns-${name}`,
  path: 'campaigns',
  open: async (page) => {
    await expect(page.getByText('No campaigns yet')).toBeVisible();
    // Uses the page's clock, which may be fixed.
    const now = await page.evaluate(() => Date.now());
    const attempts = Object.fromEntries(createAttempts(now).map((one) => [one.id, one]));
    await page.evaluate(put, ['campaign-ledger', 'attempts', attempts] as const);
    await page.evaluate(put, ['campaign-drafts', 'drafts', createDrafts(now - HOUR)] as const);
    for (const to of ['macros', path]) {
      await page.evaluate((address) => history.pushState(null, '', address), `/acme/${to}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toHaveCount(
        to.startsWith('campaigns?') ? 1 : 0,
      );
    }
    await open?.(page);
  },
});

const outcome = (id: State): GalleryScreen =>
  kept(`outcome-${id}`, `campaigns/${id}`, async (page) => {
    await expect(page.getByRole('figure', { name: 'Message preview' })).toBeVisible();
  });

const tab = (name: string, state: string): GalleryScreen =>
  kept(name, `campaigns?state=${state}`, (page) => expect(page.getByRole('table')).toBeVisible());

export const CAMPAIGN_SCREEN_STATES: readonly GalleryScreen[] = [
  tab('all', 'all'),
  kept('calendar', 'campaigns?view=calendar', async (page) => {
    await expect(
      page.getByText('Shows campaigns sent or scheduled from this browser, including rejected ones.'),
    ).toBeAttached();
  }),
  tab('drafts', 'drafts'),
  tab('scheduled', 'scheduled'),
  tab('sent', 'sent'),
  tab('attention', 'attention'),
  kept('row-menu', 'campaigns?state=drafts', async (page) => {
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await expect(page.getByRole('menuitem', { name: 'Discard draft' })).toBeVisible();
  }),
  kept('rename', 'campaigns?state=sent', async (page) => {
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Rename campaign' }).click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
  }),
  ...(['sent', 'scheduled', 'unknown', 'without-id', 'refused'] as const).map(outcome),
  kept('outcome-technical', 'campaigns/sent', async (page) => {
    await page.getByText('Technical details').click();
    await expect(page.getByText('There is no campaign with the ID 100001')).toBeVisible();
  }),
  kept('outcome-answered', 'campaigns/found', async (page) => {
    await page.getByText('Change the result').click();
    await expect(new CampaignsPage(page).didNotGoOut).toBeVisible();
  }),
  kept('outcome-given-up', 'campaigns/given-up', async (page) => {
    await page.getByText('Found the campaign later?').click();
    await expect(new CampaignsPage(page).wentOut).toBeVisible();
  }),
  kept('overlap', 'campaigns/new', async (page) => {
    const campaigns = new CampaignsPage(page);
    await campaigns.chooseIntent('Email', 'Acme News <news@acme.test>');
    await campaigns.step('Audience').click();
    await campaigns.chooseLabels('vip');
    await expect(
      page.getByText('Some of these contacts are also in 1 campaign within a week of this campaign.'),
    ).toBeVisible();
  }),
];
