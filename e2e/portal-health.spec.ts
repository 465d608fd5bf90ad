// The checks of a portal: the problems in its articles, with links to their lines.
import { createFaultyPortalArticles } from '../src/features/help-center/health/fixtures/faulty-portal';
import { createDemoState } from '../src/sandbox/demo/demo-state';
import { getTimeBeforeBase } from '../src/sandbox/demo/times';
import { startSandboxServer } from '../src/sandbox/server';
import type { SandboxState } from '../src/sandbox/state';
import { expectAccessible } from './accessibility';
import { connectToSandbox, expect, test } from './fixtures';
import { ArticlePage } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';
import type { Sandbox } from './sandbox-hooks';

const ARTICLES = 'https://help.acme.test/hc/coffee/articles';

/** Returns the demo data with an additional portal `coffee`. It contains one article that hasn't changed for a year. */
function coffeeDemo(): SandboxState {
  const state = createDemoState();
  const portals = state.instances[0]?.accounts[0]?.portals;
  const [like] = portals ?? [];
  const [pattern] = like?.articles ?? [];
  if (!like || !pattern) throw new Error('The demo data lacks a portal with an article.');
  const articles = createFaultyPortalArticles({ articles: ARTICLES, files: '' })
    .filter(({ isOld }) => isOld)
    .map(({ isOld, ...article }) => ({
      ...pattern,
      ...article,
      id: 99_001,
      category_id: null,
      portal_slug: 'coffee',
      public_url: `${ARTICLES}/${article.slug}`,
      created_at: getTimeBeforeBase(500),
      updated_at: getTimeBeforeBase(400),
    }));
  const portal = { ...like.portal, id: 99, slug: 'coffee', name: 'Coffee' };
  portals?.push({ portal, categories: [], articles });
  return state;
}

/** Creates the other 119 articles of `coffee`, with the problems that can be created through the API. */
async function plant(sandbox: Sandbox): Promise<void> {
  const articles = createFaultyPortalArticles({ articles: ARTICLES, files: `${sandbox.url}/files` });
  const send = await sandbox.elsewhere('admin@acme.test');
  for (const { slug, isOld, ...article } of articles)
    if (!isOld) await send('POST', 'portals/coffee/articles', { article });
}

test('marking an article as reviewed removes it from the articles due for review, and undo restores it', async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/help-center/acme-manuals-2019/health');
  const heads = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(heads).toHaveText(['Due for review 2', 'No incoming links 2']);
  await expect(page.getByText('Not changed or reviewed for a year')).toBeVisible();
  await expect(page.getByRole('list', { name: 'No incoming links' }).getByRole('listitem')).toHaveText([
    /^Lark kettle: first use\s*Open$/,
    /^Lark kettle: the lid\s*Open$/,
  ]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mark “Lark kettle: the lid” as reviewed' }).click();
  await expect(heads).toHaveText(['Due for review 1', 'No incoming links 2']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heads).toHaveText(['Due for review 2', 'No incoming links 2']);
});

test('an article with many images shows the first of them, and the rest on request', async ({
  page,
  sandbox,
}) => {
  const send = await sandbox.elsewhere('admin@acme.test');
  await send('POST', 'portals', { portal: { name: 'Coffee', slug: 'coffee', default_locale: 'en' } });
  const images = Array.from({ length: 30 }, (_, index) => `![Step](https://elsewhere.test/${index}.png)`);
  const steps = { title: 'Steps', description: 'All.', content: images.join('\n\n') };
  await signIn(page, 'admin@acme.test', '/acme/help-center/coffee/health');
  // The checks of an empty portal must not claim that no problems were found.
  await expect(page.getByText('No articles yet')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'New article' })).toBeVisible();
  await send('POST', 'portals/coffee/articles', { article: steps });
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('heading', { name: 'Image hosted elsewhere 30' })).toBeVisible();
  const list = page.getByRole('list', { name: 'Image hosted elsewhere' });
  const rows = list.getByRole('link', { name: /^Steps, line/ });
  await expect(rows).toHaveCount(10);
  await list.getByRole('button', { name: 'Show 20 more in this article' }).click();
  await expect(rows).toHaveCount(30);
  await expect(rows.nth(9)).toBeFocused();
  await expectAccessible(page);
  // A problem that was corrected in its article is no longer listed when the person returns to the checks.
  await rows.first().click();
  const article = new ArticlePage(page);
  await expect(article.text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await article.saveDraft.click();
  await expect(article.line(/^Saved/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Checks' }).click();
  await expect(page.getByText('No problems found')).toBeVisible();
  await expectAccessible(page);
  // After the article is deleted, its problems are no longer listed either.
  await page.getByRole('main').getByRole('link', { name: 'Articles' }).click();
  await page.getByRole('region', { name: 'Articles' }).getByRole('link', { name: 'Steps' }).click();
  await article.act('Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Checks' }).click();
  await expect(page.getByText('No articles yet')).toBeVisible();
  await page.getByRole('link', { name: 'Translations' }).click();
  await expect(page.getByText('This portal has one language')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add language' }).click();
  await expect(page.getByRole('button', { name: 'Add language' })).toBeVisible();
});

test('the checks of a portal never report “no problems” if the data was loaded only partially', async ({
  page,
  sandbox,
}) => {
  const send = await sandbox.elsewhere('admin@acme.test');
  await send('POST', 'portals', { portal: { name: 'Coffee', slug: 'coffee', default_locale: 'en' } });
  for (const title of ['One', 'Two'])
    await send('POST', 'portals/coffee/articles', { article: { title, content: 'Words.' } });
  await sandbox.fault({ operation: 'articles.get', kind: 'latency', delay_ms: 60_000, times: 1 });
  await signIn(page, 'admin@acme.test', '/acme/help-center/coffee/health?kind=alike');
  await expect(page.getByText('1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Check stopped')).toBeVisible();
  await expect(page.getByText('No problems found')).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(page.getByRole('heading', { name: /^No description/ })).toBeVisible();
});

test('the checks of a portal list problems while articles are still loading', async ({ page, sandbox }) => {
  const send = await sandbox.elsewhere('admin@acme.test');
  await send('POST', 'portals', { portal: { name: 'Coffee', slug: 'coffee', default_locale: 'en' } });
  for (const content of ['One.', 'Two.'])
    await send('POST', 'portals/coffee/articles', { article: { title: 'Filters', content } });
  await sandbox.fault({ operation: 'articles.get', kind: 'latency', delay_ms: 60_000, times: 2 });
  await signIn(page, 'admin@acme.test', '/acme/help-center/coffee/health');
  await expect(page.getByRole('heading', { name: 'Same title 1' })).toBeVisible();
  await expect(page.getByText('Checked just now')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Download as CSV' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped after 0 of 2 records.')).toBeVisible();
  await expect(page.getByText('No problems found')).toHaveCount(0);
});

test('the checks of a portal find exactly twelve problems in 120 articles and link to their lines', {
  tag: '@deep',
}, async ({ context }) => {
  const server = await startSandboxServer({ dist: process.env.DIST ?? 'dist', demo: coffeeDemo });
  try {
    const sandbox = connectToSandbox(server.url);
    const page = await context.newPage();
    await plant(sandbox);
    await signIn(page, 'admin@acme.test', `${server.url}/acme/help-center/coffee/health`);
    const rows = page.getByRole('main').getByRole('listitem');
    // Waits longer than by default, because reading 120 articles takes long on a busy machine.
    await expect(rows).toHaveCount(12, { timeout: 30_000 });
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Link to a missing article 1',
      'Link to an archived article 1',
      'Link to a draft 1',
      'Link to a missing heading 1',
      'Image hosted elsewhere 1',
      'Image without alt text 1',
      'No description 1',
      'Same title 1',
      'Same description 1',
      'Repeated paragraph 1',
      'Due for review 1',
      'No incoming links 1',
    ]);
    await expect(
      page.getByText(/^Nearly the same paragraph in 3 or more articles .* fewer than 8 words/),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Broken links 4' }).click();
    await expect(rows).toHaveCount(4);
    // Follows the link by keyboard, because a pointer that still hovers over the link after returning would prefetch
    // the article.
    await rows.getByRole('link', { name: 'About tamper2, line 7', exact: true }).press('Enter');
    const article = new ArticlePage(page);
    await expect(article.text).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+End');
    expect(await page.evaluate(() => getSelection()?.toString())).toContain('below');
    await page.goBack();
    const before = (await sandbox.requests('articles.get')).length;
    // Checking again keeps the results, and fetches only articles that have changed.
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(rows).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
    expect((await sandbox.requests('articles.get')).length).toBe(before);
  } finally {
    await server.close();
  }
});
