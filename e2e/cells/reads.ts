// Where each read of the platform is met: the screen that is about it, what is done there, and what it shows once it is read.
import type { Page } from '@playwright/test';
import { AssistantPage } from '../pages/assistant-page';
import { CampaignsPage } from '../pages/campaigns-page';
import { ArticlePage, PIXEL } from '../pages/help-center-page';
import { CODE, PASSWORD, SignInPage } from '../pages/sign-in-page';
import type { Sandbox } from '../sandbox-hooks';

export interface Read {
  readonly operation: string;
  /** Below the workspace; null for what is asked where the person is. */
  readonly path: string | null;
  readonly as?: string;
  /** What is done before the fault, in the place of signing in. */
  readonly begin?: (page: Page) => Promise<void>;
  /** What the platform is to hold first. */
  readonly arrange?: (sandbox: Sandbox) => Promise<unknown>;
  /** What is done there until the request leaves; where the screen reads ahead, until what was read is looked at. */
  readonly act?: (page: Page) => Promise<void>;
  /** What stands there once it is read. */
  readonly shows: string | RegExp;
  /** What it says in the place of what could not be read, where that isn't the problem in general. */
  readonly without?: RegExp;
  /** The screen asks for it before anybody looks at it. */
  readonly isAhead?: true;
  /** Somebody asked for it by a click, so that it is never asked for again by itself. */
  readonly isAct?: true;
  /** It is asked for again once a wait is over, though not after anything else. */
  readonly waitsByItself?: true;
  /** What is told where somebody else's edit came before it. */
  readonly afterEdit?: string;
  /** What asks for it again. */
  readonly again?: string | RegExp;
  /** It is given five minutes, which `src/api/http/upload.test.ts` proves: no cell waits so long. */
  readonly isPatient?: true;
  /** What else is done where the platform did it, and nobody heard of it. */
  readonly afterLoss?: (page: Page) => Promise<void>;
}

const audience = async (page: Page) => {
  const campaigns = new CampaignsPage(page);
  await campaigns.chooseIntent('Messaging app template', 'Acme messaging');
  await campaigns.chooseLabels('vip');
};

const reviewOf = (description: string) => async (page: Page) => {
  const assistant = new AssistantPage(page);
  await assistant.description.fill(description);
  await assistant.propose.click();
};

/** A campaign over the website to the label vip: the first, so that its number is known. */
async function send(sandbox: Sandbox): Promise<void> {
  const other = await sandbox.elsewhere('admin@acme.test');
  const labels = (await other('GET', 'labels?per_page=100')) as { data: { id: number; title: string }[] };
  const id = labels.data.find(({ title }) => title === 'vip')?.id;
  const campaign = { inbox_id: 1, audience: [{ type: 'Label', id }] };
  const { reachable } = (await other('POST', 'campaigns/preview', campaign)) as { reachable: number };
  await other('POST', 'campaigns', { ...campaign, message: 'A cell', confirm_recipients: reachable });
}

const SIGNING_IN =
  /The platform had a problem|couldn’t read the response|No response arrived|Too many attempts/;

const UPLOAD = { name: 'cell.png', mimeType: 'image/png', buffer: PIXEL };

export const READS: readonly Read[] = [
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
    act: (page) => new SignInPage(page).enterCode(CODE),
    isAct: true,
    without: SIGNING_IN,
    shows: 'Find a conversation',
    again: 'Confirm',
    // A challenge is answered once: the code was taken, and the same one is refused.
    afterLoss: async (page) => {
      const screen = new SignInPage(page);
      await page.getByRole('button', { name: 'Start over with a new code' }).click();
      await screen.enter('mfa@acme.test', PASSWORD);
      await screen.enterCode(CODE);
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
      // Counting reads the templates again: what it brought back by itself would need no second try.
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
      await page.getByRole('menuitem', { name: 'Find a campaign by number' }).click();
      await page.getByLabel('Campaign number').fill('100001');
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
    without: /couldn’t be loaded\. You can edit it by excerpt/,
  },
  {
    operation: 'assistants.proposeEdits',
    path: 'assistants/support-draft/settings',
    act: reviewOf('Kinder'),
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
      /The platform had a problem|couldn’t read the response|couldn’t be confirmed|You may be offline|limit is shared/,
    shows: /files\/\d+\/cell\.png|Add alt text/,
    isPatient: true,
  },
];
