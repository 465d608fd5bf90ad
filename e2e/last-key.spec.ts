// A page that crashes or is reloaded right after a keypress or during a save. The input is restored, and the form says
// that saving was interrupted.
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { AssistantPage } from './pages/assistant-page';
import { CampaignsPage } from './pages/campaigns-page';
import { ArticlePage, DEMO_PORTAL_PATH } from './pages/help-center-page';
import { MacroPage } from './pages/macro-page';
import { signIn } from './pages/sign-in-page';
import { readFormDrafts } from './stored-form-drafts';

const ADMIN = 'admin@acme.test';

async function crash(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // Ignores the failure, because a crashed page doesn't respond to the command.
  void protocol.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await signIn(page, ADMIN, path);
  return page;
}

/** Waits until the article's page has opened its database. A person couldn't type anything before that. */
const waitForStore = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('article-drafts');

test('the last keypress before a crash is restored in an article, an assistant and a campaign', async ({
  browser,
  sandbox,
}) => {
  const context = await browser.newContext({ baseURL: sandbox.url });
  const prompt = '/acme/assistants/support-draft';
  const writing = await open(context, `${DEMO_PORTAL_PATH}/articles/new`);
  await new ArticlePage(writing).text.click();
  await waitForStore(writing);
  await writing.keyboard.press('A');
  await crash(writing);

  const prompting = await open(context, prompt);
  await new AssistantPage(prompting).prompt.click();
  await prompting.keyboard.press('ControlOrMeta+Home');
  await prompting.keyboard.press('B');
  await crash(prompting);

  const sending = await open(context, '/acme/campaigns/new');
  await new CampaignsPage(sending).chooseIntent('Website chat message', 'Acme website');
  await new CampaignsPage(sending).step('Content').click();
  const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
  await text(sending).click();
  const { pathname, search } = new URL(sending.url());
  await sending.keyboard.press('C');
  await crash(sending);

  const page = await open(context, `${DEMO_PORTAL_PATH}/articles/new`);
  const article = new ArticlePage(page);
  await article.abandonedDraft.getByRole('button', { name: 'Restore' }).click();
  await expect(article.text).toHaveText('A');
  const visit = (path: string) => page.evaluate((to) => history.pushState(null, '', to), path);
  await visit(pathname + search);
  await new CampaignsPage(page).step('Content').click();
  await expect(text(page)).toHaveValue('C');
  await visit(prompt);
  await expect(page.getByText('Unsaved changes restored from')).toBeVisible();
  await expect(new AssistantPage(page).prompt).toContainText(/^B/);
  await context.close();
});

test('the last keypress before a reload is restored, even in a long text', async ({ browser, sandbox }) => {
  const context = await browser.newContext({ baseURL: sandbox.url });
  const write = await sandbox.elsewhere(ADMIN);
  const content = 'Fill the tank with one litre of water.\n\n'.repeat(5000);
  const long = { title: 'A long one', content, locale: 'en' };
  const { id } = (await write('POST', 'portals/acme-help/articles', { article: long })) as {
    readonly id: number;
  };
  const path = `${DEMO_PORTAL_PATH}/articles/${id}`;
  const page = await open(context, path);
  const article = new ArticlePage(page);
  await article.text.click();
  await waitForStore(page);
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('A');
  await page.reload();
  await signIn(page, ADMIN, path);
  await article.abandonedDraft.getByRole('button', { name: 'Restore' }).click();
  await expect(article.text).toContainText(/^AFill/);
  await context.close();
});

test('a save that was interrupted by a reload is reported until the platform has the new values', async ({
  page,
  sandbox,
}) => {
  const macro = new MacroPage(page);
  await macro.open(3010);
  await sandbox.fault({ operation: 'macros.update', kind: 'latency', delay_ms: 60_000 });
  await macro.name.fill('Interrupted');
  await macro.sentBy(() => macro.save.click());
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await macro.open(3010);
  await expect(page.getByText('Unsaved changes restored from')).toBeVisible();
  await expect(macro.name).toHaveValue('Interrupted');
  await expect(page.getByRole('alert', { name: 'Not confirmed' })).toBeVisible();

  const write = await sandbox.elsewhere('admin@acme.test');
  await write('PATCH', 'macros/3010', { macro: { name: 'Interrupted' } });
  await page.reload();
  await macro.open(3010);
  await expect(macro.name).toHaveValue('Interrupted');
  await expect.poll(() => readFormDrafts(page)).not.toContain('Interrupted');
  await expect(page.getByText('Unsaved changes restored from')).toBeHidden();
});
