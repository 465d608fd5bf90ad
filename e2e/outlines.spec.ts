// Compares the accessibility tree in the twelve main tasks with the reviewed outlines in `outlines/`. `OUTLINES=write
// npm run test:deep -- outlines` rewrites the outlines. Review them afterwards.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { AssistantPage } from './pages/assistant-page';
import { AvailabilityReasonsPage } from './pages/availability-reasons-page';
import { CampaignsPage } from './pages/campaigns-page';
import { CannedResponsesPage } from './pages/canned-responses-page';
import { ConversationsPage } from './pages/conversations-page';
import { ArticlePage, DEMO_PORTAL_PATH } from './pages/help-center-page';
import { MacroPage } from './pages/macro-page';
import { signIn } from './pages/sign-in-page';
import { TeamPage } from './pages/team-page';

test.use({ reloads: true });

const OUTLINES = join(import.meta.dirname, 'outlines');

/** Patterns for text that differs between runs, with their replacements. */
const CHANGING: readonly (readonly [found: RegExp, instead: string])[] = [
  [/"?Local time: .*/g, '"/Local time: .+/"'],
  [/\d+:\d\d \w+day in \w+/g, '/\\d+:\\d+ \\w+day in \\w+/'],
  [/This count expires in .*/g, '/This count expires in \\d+ s.+/'],
  [/time: \d+ \w+(?: \d+)?, \d+:\d\d/g, 'time: /\\d+ \\w+( \\d+)?, \\d+:\\d+/'],
  [/status: Saved at \d+:\d\d/g, 'status: /Saved at \\d+:\\d+/'],
];

async function expectOutline(part: Locator, name: string): Promise<void> {
  if (process.env.OUTLINES === 'write') {
    const tree = await part.ariaSnapshot();
    const text = CHANGING.reduce((last, [found, instead]) => last.replace(found, instead), tree);
    mkdirSync(OUTLINES, { recursive: true });
    writeFileSync(join(OUTLINES, `${name}.aria.yml`), `${text}\n`);
  }
  await expect(part).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
}

const main = (page: Page) => page.getByRole('main');
const deep = { tag: '@deep' };

test(
  'the accessibility tree matches the reviewed snapshot: finding a conversation',
  deep,
  async ({ page }) => {
    await signIn(page);
    const screen = new ConversationsPage(page);
    await screen.find('HD-7781');
    await expect(screen.found.getByRole('row')).toHaveCount(4);
    await expectOutline(main(page), 'find-a-conversation');
  },
);

test(
  'the accessibility tree matches the reviewed snapshot: reading a conversation',
  deep,
  async ({ page }) => {
    await signIn(page, 'admin@acme.test', '/acme/conversations/987');
    await expect(page.getByRole('list', { name: 'Messages' })).toBeVisible();
    await expect(page.getByText(/^\d+ messages loaded/)).toBeVisible();
    await expectOutline(main(page), 'read-a-conversation');
  },
);

test(
  'the accessibility tree matches the reviewed snapshot: editing a canned response',
  deep,
  async ({ page }) => {
    await signIn(page, 'admin@acme.test', '/acme/canned-responses');
    const screen = new CannedResponsesPage(page);
    await screen.open('50%_off');
    await expectOutline(screen.dialog, 'read-a-canned-response');
    await screen.dialog.getByRole('button', { name: 'Edit', exact: true }).click();
    await screen.content.fill('Half of it');
    await expectOutline(screen.dialog, 'edit-a-canned-response');
  },
);

test('the accessibility tree matches the reviewed snapshot: creating a macro', deep, async ({ page }) => {
  const macro = new MacroPage(page);
  await macro.open('new');
  await macro.name.fill('Away and back');
  await macro.add('Assign a team');
  await macro.choose(1, 'Billing');
  await macro.add('Send a message');
  await macro.action(2).getByRole('textbox').fill('Hello');
  await expectOutline(main(page), 'create-a-macro');
});

test('the accessibility tree matches the reviewed snapshot: viewing an automation rule', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/automation-rules/801');
  await expect(page.getByRole('heading', { name: 'Then' })).toBeVisible();
  await expectOutline(main(page), 'look-at-a-rule');
});

test('the accessibility tree matches the reviewed snapshot: adding a team member', deep, async ({ page }) => {
  const team = new TeamPage(page);
  await team.open(302);
  await team.joins('Wren');
  await expectOutline(main(page), 'add-a-team-member');
  await team.apply.click();
  await expectOutline(team.dialog, 'confirm-team-members');
});

test(
  'the accessibility tree matches the reviewed snapshot: editing an availability reason',
  deep,
  async ({ page }) => {
    const screen = new AvailabilityReasonsPage(page);
    await screen.open();
    await expectOutline(main(page), 'availability-reasons');
    await page.getByRole('button', { name: 'Edit Lunch' }).click();
    await expect(screen.reason).toHaveValue('Lunch');
    await expectOutline(screen.dialog, 'edit-an-availability-reason');
  },
);

test(
  'the accessibility tree matches the reviewed snapshot: writing and publishing an article',
  deep,
  async ({ page }) => {
    await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
    const editor = new ArticlePage(page);
    await editor.write('Cleaning the drip tray', 'Pull it out.');
    await expectOutline(main(page), 'write-an-article');
    await editor.publish.click();
    await expect(editor.dialog).toContainText('Add a one-sentence description.');
    await expectOutline(editor.dialog, 'publish-an-article');
  },
);

test(
  'the accessibility tree matches the reviewed snapshot: translating an article',
  deep,
  async ({ page }) => {
    await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/translations?search=payment+declined`);
    const translate = page.getByRole('link', { name: /Translate "Payment declined"/ });
    await expect(translate.first()).toBeVisible();
    await expectOutline(main(page), 'translations');
    await translate.first().click();
    await expect(page.getByRole('region', { name: 'Original', exact: true })).not.toBeEmpty();
    await expect(page.getByRole('region', { name: 'Same structure as the original' })).toBeVisible();
    await expectOutline(main(page), 'translate-an-article');
  },
);

test(
  'the accessibility tree matches the reviewed snapshot: reviewing and sending a campaign',
  deep,
  async ({ page }) => {
    await signIn(page, 'admin@acme.test', '/acme/campaigns/new');
    const campaigns = new CampaignsPage(page);
    await campaigns.prepareTemplate();
    await campaigns.count();
    await expectOutline(main(page), 'review-a-campaign');
    await campaigns.arm('1284');
    await expectOutline(campaigns.dialog, 'send-a-campaign');
  },
);

test(
  'the accessibility tree matches the reviewed snapshot: reviewing and applying edits to an assistant',
  deep,
  async ({ page }) => {
    const assistant = new AssistantPage(page);
    await assistant.open('support-draft');
    await assistant.changePrompt();
    await assistant.proposeChange('Another description');
    await expect(page.getByText('These changes match your edits exactly.')).toBeVisible();
    await expectOutline(page.getByRole('main'), 'review-an-assistant');
  },
);

test('the accessibility tree matches the reviewed snapshot: switching the workspace', async ({ page }) => {
  await signIn(page, 'both@acme.test', '/acme/inboxes');
  await expectOutline(page.getByRole('navigation', { name: 'Sections', exact: true }), 'navigation');
  await page.getByRole('button', { name: 'Workspace: Acme' }).click();
  await expectOutline(page.getByRole('menu'), 'switch-the-workspace');
});
