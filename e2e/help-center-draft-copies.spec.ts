// Draft copies: a draft copy holds the changes to a published article, so that they can be reviewed before they are
// published.
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, type Sandbox, test } from './fixtures';
import { ArticlePage, DEMO_PORTAL_PATH } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

interface StoredArticle {
  readonly id: number;
  readonly title: string;
  readonly status: string;
  readonly content: string;
}

const ARTICLES = 'portals/acme-help/articles';

/** Creates a published article, and opens a draft copy of it with “More” at its end. */
async function openCopy(page: Page, sandbox: Sandbox) {
  const send = await sandbox.elsewhere('author@acme.test');
  const article = {
    title: 'Returns',
    description: 'How to return',
    content: 'One.\n\nTwo.\n\nThree.\n',
    status: 'published',
  };
  const { id } = (await send('POST', ARTICLES, { article })) as StoredArticle;
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/${id}`);
  const editor = new ArticlePage(page);
  await editor.type(' More');
  await editor.act('Save as draft copy');
  await expect(editor.dialog).toContainText(`Draft of #${id}: Returns`);
  await expectAccessible(page);
  await editor.dialog.getByRole('button', { name: 'Save as draft copy' }).click();
  await expect(editor.title).toHaveValue(`Draft of #${id}: Returns`);
  await expect(editor.text).toContainText('Three. More');
  const copyId = Number(/articles\/(\d+)/.exec(page.url())?.[1]);
  return {
    send,
    editor,
    id,
    publish: page.getByRole('button', { name: 'Publish to original…' }),
    confirm: editor.dialog.getByRole('button', { name: 'Publish to original' }),
    read: async () => (await send('GET', `${ARTICLES}/${id}`)) as StoredArticle,
    readCopy: async () => (await send('GET', `${ARTICLES}/${copyId}`)) as StoredArticle,
  };
}

test('publishing a draft copy requires merging newer changes of the original, and then archives the copy', async ({
  page,
  sandbox,
}) => {
  const { send, editor, id, publish, confirm, read, readCopy } = await openCopy(page, sandbox);
  expect((await read()).content).toBe('One.\n\nTwo.\n\nThree.\n');
  const notice = page.getByRole('status', { name: 'Draft copy' });
  await expect(notice).toContainText('Readers see this text only after you publish it to the original.');
  await expect(notice.getByRole('link', { name: 'Returns' })).toBeVisible();
  await expectAccessible(page);

  await send('PATCH', `${ARTICLES}/${id}`, { article: { content: 'One, changed.\n\nTwo.\n\nThree.\n' } });
  await publish.click();
  await expect(editor.dialog).toContainText('The original has changes that this copy lacks');
  await expect(confirm).toBeDisabled();
  await expectAccessible(page);
  await editor.dialog.getByRole('button', { name: 'Merge changes…' }).click();
  await expect(editor.dialog).toContainText('The changes don’t overlap, so they were merged.');
  await expectAccessible(page);
  await editor.dialog.getByRole('button', { name: 'Merge and save draft' }).click();
  await expect(editor.dialog).toHaveCount(0);
  await expect(editor.text).toContainText('One, changed.');
  await expect(editor.line(/^Saved/)).toBeVisible();

  await publish.click();
  await expect(editor.dialog).toContainText('Readers see the changes right away');
  await confirm.click();
  await expect(notice).toContainText('This copy is archived.');
  await expect(editor.dialog).toHaveCount(0);
  const stored = await read();
  expect(stored).toMatchObject({ title: 'Returns', status: 'published' });
  expect(stored.content).toMatch(/^One, changed\.\n\nTwo\.\n\nThree\. More\n?$/);
  expect((await readCopy()).status).toBe('archived');

  await notice.getByRole('link', { name: 'Returns' }).click();
  await expect(editor.title).toHaveValue('Returns');
  await expect(editor.text).toContainText('Three. More');
  // The original has no unsaved draft, because the changes were made in the copy.
  await expect(editor.abandonedDraft).toHaveCount(0);
});

test('if the copy can’t be archived after publishing, the page says so and the person can archive it', async ({
  page,
  sandbox,
}) => {
  const { editor, publish, confirm, read, readCopy } = await openCopy(page, sandbox);
  await publish.click();
  await expect(confirm).toBeEnabled();
  // The first write, which changes the original, succeeds. The second write, which archives the copy, must be rejected.
  await sandbox.fault({ operation: 'articles.update', kind: 'latency', delay_ms: 1 });
  await sandbox.fault({ operation: 'articles.update', kind: 'status', status: 403 });
  await confirm.click();
  await expect(editor.dialog).toContainText('The original is saved, but this copy isn’t archived');
  expect((await read()).content).toContain('Three. More');
  expect((await readCopy()).status).toBe('draft');
  await expectAccessible(page);
  await editor.dialog.getByRole('button', { name: 'Close' }).last().click();
  const notice = page.getByRole('status', { name: 'The original is saved, but this copy isn’t archived' });
  await expect(notice).toBeVisible();
  expect(await sandbox.requests('articles.update')).toHaveLength(2);
  await notice.getByRole('button', { name: 'Archive this copy' }).click();
  await expect(page.getByRole('status', { name: 'Draft copy' })).toContainText('This copy is archived.');
  expect((await readCopy()).status).toBe('archived');
});

test('if publishing a copy isn’t confirmed, no request is repeated and the copy stays a draft until the outcome is checked', async ({
  page,
  sandbox,
}) => {
  const { editor, publish, confirm, readCopy } = await openCopy(page, sandbox);
  await publish.click();
  await expect(confirm).toBeEnabled();
  // Reads must fail once the write is in flight, so that the outcome of the write stays unknown. The reads before the
  // write must succeed. Delaying the write leaves time to arm the fault of the reads.
  await sandbox.fault({ operation: 'articles.update', kind: 'no_body', delay_ms: 3000 });
  const write = page.waitForRequest((request) => request.method() === 'PATCH');
  await confirm.click();
  await write;
  await sandbox.fault({ operation: 'articles.get', kind: 'server_error', times: 99 });
  await expect(editor.dialog).toContainText('We couldn’t confirm your last save');
  await expect(editor.dialog).toContainText('This copy stays a draft.');
  await editor.dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByText('This copy stays a draft.')).toBeVisible();
  await sandbox.clearFaults();
  expect((await readCopy()).status).toBe('draft');
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByRole('status', { name: 'Draft copy' })).toContainText('This copy is archived.');
  expect((await readCopy()).status).toBe('archived');
});

test("the original's ID in a draft copy's title is recognized in every language, and an unknown ID is reported", async ({
  page,
  sandbox,
}) => {
  const send = await sandbox.elsewhere('author@acme.test');
  const create = async (title: string, status = 'draft') =>
    ((await send('POST', ARTICLES, { article: { title, content: 'Text.', status } })) as StoredArticle).id;
  const id = await create('Returns', 'published');
  const spanish = await create(`Borrador de #${id}: Returns`);
  const unknown = await create('Draft of #999999: Returns');
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/${spanish}`);
  const notice = page.getByRole('status', { name: 'Draft copy' });
  await expect(notice).toContainText('The original already has this text. Original: Returns');
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/${unknown}`);
  await expect(notice).toContainText('The title refers to article #999999, which isn’t in this portal');
  await expect(new ArticlePage(page).publish).toBeEnabled();
  await expectAccessible(page);
});

test('publishing selected articles warns that a draft copy becomes a separate article, and Translations omits the copy', async ({
  page,
  sandbox,
}) => {
  const { editor, id } = await openCopy(page, sandbox);
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}?search=Returns&status=draft`);
  const title = `Draft of #${id}: Returns`;
  await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(editor.dialog).toContainText('1 draft copy would become a separate article');
  await expect(editor.dialog.getByRole('listitem')).toHaveText([title]);
  await expectAccessible(page);
  await editor.dialog.getByRole('button', { name: 'Cancel' }).click();
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/translations?search=Returns`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Returns', exact: true })).toBeVisible();
  await expect(main.getByText(title)).toHaveCount(0);
});
