// The operations that read from the platform, each with its screen, the actions that trigger the request, and the
// content that the screen shows.
import type { Page } from '@playwright/test';
import { AssistantPage } from '../pages/assistant-page';
import { CampaignsPage } from '../pages/campaigns-page';
import { ArticlePage, PIXEL_IMAGE } from '../pages/help-center-page';
import { PASSWORD, SignInPage, TEXT_MESSAGE_CODE } from '../pages/sign-in-page';
import type { Sandbox } from '../sandbox-hooks';

export interface ReadCase {
  readonly operation: string;
  /** The path of the screen in the workspace, or null if the screen that `begin` opens sends the request. */
  readonly path: string | null;
  readonly as?: string;
  /** Actions to perform before the fault is set up, instead of signing in. */
  readonly begin?: (page: Page) => Promise<void>;
  /** Prepares the platform's data. */
  readonly arrange?: (sandbox: Sandbox) => Promise<unknown>;
  /** Actions that trigger the request, or that show its result if the screen prefetches it. */
  readonly act?: (page: Page) => Promise<void>;
  /** The content shown after the request. */
  readonly shows: string | RegExp;
  /** The error message of this operation if it differs from the general one. */
  readonly without?: RegExp;
  /** True if the content is prefetched before the screen is opened. */
  readonly isAhead?: true;
  /** True if a click triggers the request, so that it is never repeated automatically. */
  readonly isAct?: true;
  /** True if the request is repeated after a 429, but not after other faults. */
  readonly waitsByItself?: true;
  /** The message to expect if another person edits the record before the request. */
  readonly afterEdit?: string;
  /** The button that repeats the request. */
  readonly again?: string | RegExp;
  /** True if the request times out after five minutes. `src/api/http/upload.test.ts` tests this timeout instead. */
  readonly isPatient?: true;
  /** Additional actions if the platform carried the request out but its response was lost. */
  readonly afterLoss?: (page: Page) => Promise<void>;
}

const audience = async (page: Page) => {
  const campaigns = new CampaignsPage(page);
  await campaigns.chooseIntent('Template message', 'Acme messaging');
  await campaigns.chooseLabels('vip');
};

const openReview = (description: string) => async (page: Page) => {
  const assistant = new AssistantPage(page);
  await assistant.description.fill(description);
  await assistant.propose.click();
};

/** Sends a website campaign to the label vip. The campaign's ID is known because it is the first campaign. */
async function send(sandbox: Sandbox): Promise<void> {
  const other = await sandbox.elsewhere('admin@acme.test');
  const labels = (await other('GET', 'labels?per_page=100')) as { data: { id: number; title: string }[] };
  const id = labels.data.find(({ title }) => title === 'vip')?.id;
  const campaign = { inbox_id: 1, audience: [{ type: 'Label', id }] };
  const { reachable } = (await other('POST', 'campaigns/preview', campaign)) as { reachable: number };
  await other('POST', 'campaigns', { ...campaign, message: 'A cell', confirm_recipients: reachable });
}

const SIGNING_IN =
  /This is usually temporary|couldn’t read the response|The platform didn’t respond|Too many attempts/;

const UPLOAD = { name: 'cell.png', mimeType: 'image/png', buffer: PIXEL_IMAGE };

export const READ_CASES: readonly ReadCase[] = [
  {
    operation: 'auth.signIn',
    path: null,
    begin: (page) => new SignInPage(page).open(),
    act: (page) => new SignInPage(page).enter('admin@acme.test', PASSWORD),
    isAct: true,
    without: SIGNING_IN,
    shows: 'Find a conversation',
    again: 'Sign in',
  },
  {
    operation: 'auth.challenge',
    path: null,
    begin: async (page) => {
      const screen = new SignInPage(page);
      await screen.open();
      await screen.enter('mfa@acme.test', PASSWORD);
      await screen.code.waitFor();
    },
    act: (page) => new SignInPage(page).enterCode(TEXT_MESSAGE_CODE),
    isAct: true,
    without: SIGNING_IN,
    shows: 'Find a conversation',
    again: 'Confirm',
    // Starts over, because a sign-in challenge can be answered only once and the platform has already accepted the
    // code.
    afterLoss: async (page) => {
      const screen = new SignInPage(page);
      await page.getByRole('button', { name: 'Start over with a new code' }).click();
      await screen.enter('mfa@acme.test', PASSWORD);
      await screen.enterCode(TEXT_MESSAGE_CODE);
    },
  },
  { operation: 'conversations.list', path: 'conversations', shows: '#1060' },
  {
    operation: 'conversations.find',
    path: 'conversations?id=1042',
    shows: '1 conversation for “1042”',
  },
  {
    operation: 'conversations.get',
    path: 'conversations/1042',
    shows: 'Contact 5001',
  },
  {
    operation: 'conversations.messages',
    path: 'conversations/1042',
    shows: 'ten coffees in a row',
  },
  { operation: 'inboxes.list', path: 'inboxes', shows: 'Acme messaging' },
  { operation: 'inboxes.get', path: 'inboxes/2', shows: 'Business hours' },
  {
    operation: 'inboxes.templates',
    path: 'campaigns/new',
    act: async (page) => {
      const campaigns = new CampaignsPage(page);
      await audience(page);
      // Waits for the count, because counting the recipients fetches the templates again. That request must also get
      // the fault.
      await campaigns.size.getByText('1,284 recipients').waitFor();
      await campaigns.next.click();
    },
    isAhead: true,
    shows: 'holiday_hours',
  },
  { operation: 'cannedResponses.list', path: 'canned-responses', shows: '50%_off' },
  { operation: 'macros.list', path: 'macros', shows: 'Apologise in person (mine)' },
  { operation: 'macros.get', path: 'macros/3001', shows: 'Close as solved' },
  {
    operation: 'automationRules.list',
    path: 'automation-rules',
    shows: 'Refund words go to Billing',
  },
  {
    operation: 'automationRules.get',
    path: 'automation-rules/801',
    shows: 'Finds refund requests',
  },
  { operation: 'availabilityReasons.list', path: 'availability-reasons', shows: 'Team meeting' },
  { operation: 'teams.list', path: 'teams', shows: 'Customer Care' },
  { operation: 'teams.get', path: 'teams/301', shows: 'Local time' },
  { operation: 'teams.members.list', path: 'teams/301', shows: 'agent@acme.test' },
  { operation: 'agents.list', path: 'people', shows: 'Tobias Okonjo' },
  { operation: 'labels.list', path: 'labels', shows: 'late-delivery' },
  { operation: 'portals.list', path: 'help-center', shows: 'Wholesale desk' },
  { operation: 'portals.get', path: 'help-center/acme-help/settings', shows: 'Spanish (es)' },
  {
    operation: 'categories.list',
    path: 'help-center/acme-help/categories',
    shows: 'Getting started',
  },
  {
    operation: 'articles.list',
    path: 'help-center/acme-help',
    shows: 'Egret scale in the office',
  },
  {
    operation: 'articles.get',
    path: 'help-center/acme-help/articles/10001',
    shows: 'Rinse, heat, pour',
  },
  {
    operation: 'emailSenders.list',
    path: 'campaigns/new',
    act: (page) => page.getByRole('radio', { name: 'Email' }).click(),
    shows: /Sender/,
  },
  {
    operation: 'campaigns.preview',
    path: 'campaigns/new',
    act: audience,
    shows: '1,284 recipients',
    isAct: true,
    waitsByItself: true,
    again: 'Count audience',
  },
  {
    operation: 'campaigns.get',
    path: 'campaigns',
    arrange: send,
    act: async (page) => {
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Find a campaign by ID' }).click();
      await page.getByLabel('Campaign ID').fill('100001');
      await page.getByRole('button', { name: 'Find campaign' }).click();
    },
    shows: 'A cell',
  },
  { operation: 'assistants.list', path: 'assistants', shows: 'Production' },
  {
    operation: 'assistants.get',
    path: 'assistants/support-draft/settings',
    shows: 'Temperature',
  },
  {
    operation: 'assistants.text',
    path: 'assistants/support-draft/prompt',
    shows: 'Never promise a date',
    without: /couldn’t be loaded\. Use “Find and replace text”/,
  },
  {
    operation: 'assistants.proposeEdits',
    path: 'assistants/support-draft/settings',
    act: openReview('Kinder'),
    shows: 'Apply 1 change',
    isAct: true,
    again: 'Review again',
    afterEdit: 'The platform also changes 1 line on its own',
  },
  {
    operation: 'assistants.proposeCreate',
    path: 'assistants/sales-prod/prompt',
    act: (page) => page.getByRole('button', { name: 'Review new draft' }).click(),
    isAct: true,
    shows: 'Create the draft',
    again: 'Review new draft',
  },
  {
    operation: 'uploads.create',
    path: 'help-center/acme-help/articles/10001',
    as: 'author@acme.test',
    act: async (page) => {
      await new ArticlePage(page).type(' A cell.');
      await page.getByLabel('Choose images').setInputFiles([UPLOAD]);
    },
    isAct: true,
    without:
      /This is usually temporary|couldn’t read the response|couldn’t be confirmed|You may be offline|share this limit/,
    shows: /files\/\d+\/cell\.png|Add alt text/,
    isPatient: true,
  },
];
