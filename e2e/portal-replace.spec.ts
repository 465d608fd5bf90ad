// Find and replace in a portal. Matches are shown with their lines and can be selected. The replacements are written
// one article at a time, and undone together.
import { expectAccessible } from './accessibility';
import { expect, type Sandbox, test } from './fixtures';
import { signIn } from './pages/sign-in-page';

/** Creates a portal with these articles. Returns the IDs of the articles. */
async function createCoffee(
  send: Awaited<ReturnType<Sandbox['elsewhere']>>,
  articles: readonly { readonly title: string; readonly content: string; readonly status?: string }[],
): Promise<number[]> {
  await send('POST', 'portals', { portal: { name: 'Coffee', slug: 'coffee', default_locale: 'en' } });
  const ids: number[] = [];
  for (const article of articles)
    ids.push(((await send('POST', 'portals/coffee/articles', { article })) as { id: number }).id);
  return ids;
}

test('replacing text in 40 articles skips two changed articles, waits for the request limit, and can be undone', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  const other = await sandbox.elsewhere('both@acme.test');
  const send = await sandbox.elsewhere('admin@acme.test');
  const ids = await createCoffee(
    send,
    Array.from({ length: 40 }, (_, index) => ({
      title: `Article ${index + 10}`,
      content: `Old name ${index + 10}.\n\nThe Old name again, but an old name not.\n`,
      status: index % 2 === 0 ? 'published' : 'draft',
    })),
  );
  const contentOf = async (id: number | undefined) =>
    ((await send('GET', `portals/coffee/articles/${id}`)) as { content: string }).content;

  await signIn(page, 'admin@acme.test', '/acme/help-center/coffee/replace');
  await page.getByLabel('Regular expression').check();
  await expect(page.getByRole('heading', { level: 1, name: 'Find and replace' })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Checks' }),
  ).toHaveAttribute('href', '/acme/help-center/coffee/health');
  await page.getByRole('textbox', { name: 'Find' }).fill('(Old name');
  await expect(page.getByText('Enter a valid regular expression.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Find' }).fill('Old (name) 10');
  await page.getByRole('textbox', { name: 'Replace with' }).fill('New $1');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByText('1 match in 1 article')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Find' }).fill('Old (name)');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByText('80 matches in 40 articles')).toBeVisible();
  const first = page.getByRole('region', { name: 'Article 10' });
  await expect(first.getByRole('listitem').first()).toContainText('Line 1 Old nameNew name 10.');
  await expect(first.getByRole('insertion').first()).toHaveCSS('background-color', 'rgb(164, 224, 174)');
  await page.getByRole('button', { name: 'Select all', exact: true }).click();
  await first.getByRole('checkbox', { name: /^Line 3/ }).uncheck();
  await page.getByRole('button', { name: 'Replace', exact: true }).click();

  const dialog = page.getByRole('dialog', { name: 'Replace in 40 articles' });
  await expect(dialog).toContainText('79 matches in 40 articles');
  await expect(dialog).toContainText('20 published articles will change publicly right away.');
  await expect(dialog.getByRole('cell', { name: 'Published' })).toHaveCount(20);
  await expectAccessible(page);
  for (const at of [5, 25])
    await other('PATCH', `portals/coffee/articles/${ids[at]}`, { article: { content: 'By somebody else' } });
  await sandbox.fault({ operation: 'articles.update', kind: 'rate_limited', retry_after_s: 1 });
  await dialog.getByRole('button', { name: 'Replace in 40 articles' }).click();
  await expect(dialog.getByText('Saved', { exact: true })).toHaveCount(38, { timeout: 60_000 });
  await expect(dialog.getByText('Not saved', { exact: true })).toHaveCount(2);
  expect(await contentOf(ids[0])).toBe('New name 10.\n\nThe Old name again, but an old name not.\n');
  expect(await contentOf(ids[1])).toBe('New name 11.\n\nThe New name again, but an old name not.\n');
  expect(await contentOf(ids[5])).toBe('By somebody else');

  await dialog.getByRole('link', { name: 'Activity' }).click();
  await page.getByRole('button', { name: 'Find and replace in 38 articles', exact: true }).click();
  const run = page.getByRole('dialog', { name: 'Find and replace in 38 articles' });
  await run.getByRole('button', { name: 'Undo all' }).click();
  const undoing = page.getByRole('dialog', { name: 'Undo all' });
  await undoing.getByRole('button', { name: 'Undo 38 items' }).click();
  await expect(undoing.getByText('Saved', { exact: true })).toHaveCount(38, { timeout: 60_000 });
  expect(await contentOf(ids[1])).toBe('Old name 11.\n\nThe Old name again, but an old name not.\n');
  expect(await contentOf(ids[25])).toBe('By somebody else');
});

test('a search in a portal that takes too long is stopped and reported', { tag: '@deep' }, async ({
  page,
  sandbox,
}) => {
  const send = await sandbox.elsewhere('admin@acme.test');
  const article = { title: 'Slow', content: `${'a'.repeat(60)}!` };
  await send('POST', 'portals/acme-wholesale/articles', { article });
  await signIn(page, 'admin@acme.test', '/acme/help-center/acme-wholesale/replace');
  await page.getByLabel('Regular expression').check();
  await page.getByRole('textbox', { name: 'Find' }).fill('(a+)+$');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByText('This search takes too long in “Slow”.')).toBeVisible({ timeout: 30_000 });
});

test('an interrupted replacement continues with the current versions of the articles', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  const send = await sandbox.elsewhere('admin@acme.test');
  const ids = await createCoffee(
    send,
    [1, 2, 3, 4].map((number) => ({ title: `Article ${number}`, content: 'Old name.\n' })),
  );
  const path = '/acme/help-center/coffee/replace';
  await signIn(page, 'admin@acme.test', path);
  await page.getByRole('textbox', { name: 'Find' }).fill('Old name');
  await page.getByRole('textbox', { name: 'Replace with' }).fill('New name');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('button', { name: 'Select all', exact: true }).click();
  await page.getByRole('button', { name: 'Replace', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Replace in/ });
  await sandbox.fault({ operation: 'articles.update', kind: 'latency', delay_ms: 0 });
  await sandbox.fault({ operation: 'articles.update', kind: 'latency', delay_ms: 60_000 });
  await dialog.getByRole('button', { name: 'Replace in 4 articles' }).click();
  await expect(dialog.getByText('Saved', { exact: true })).toHaveCount(1);
  await expect(dialog.getByText('Saving…')).toBeVisible();
  page.on('dialog', (asked) => void asked.accept());
  await page.reload();
  await send('PATCH', `portals/coffee/articles/${ids[3]}`, { article: { content: 'Old name, changed.\n' } });

  await signIn(page, 'admin@acme.test', path);
  await expect(page.getByText('Replacing “Old name” isn’t finished: 3 articles are left.')).toBeVisible();
  await expectAccessible(page);
  // A second replacement doesn't affect the remaining articles of the interrupted replacement.
  await page.getByRole('textbox', { name: 'Find' }).fill('changed');
  await page.getByRole('textbox', { name: 'Replace with' }).fill('edited');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('button', { name: 'Select all', exact: true }).click();
  await page.getByRole('button', { name: 'Replace', exact: true }).click();
  await dialog.getByRole('button', { name: 'Replace in 1 article' }).click();
  await expect(dialog.getByText('Saved', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).first().click();
  await expect(page.getByText('Replacing “Old name” isn’t finished: 3 articles are left.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue (3)' }).click();
  await expect(page.getByText('1 article changed since you selected its matches.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Replace with' })).toHaveValue('New name');
  await expect(page.getByRole('group', { name: '2 matches selected' })).toBeVisible();
  await page.getByRole('button', { name: 'Replace', exact: true }).click();
  await dialog.getByRole('button', { name: 'Replace in 2 articles' }).click();
  await expect(dialog.getByText('Saved', { exact: true })).toHaveCount(2);
  await expect(page.getByText('isn’t finished')).toHaveCount(0);
});

test('replacements interrupted in two tabs can both be continued', { tag: '@deep' }, async ({
  page,
  context,
  sandbox,
}) => {
  const send = await sandbox.elsewhere('admin@acme.test');
  await createCoffee(
    send,
    ['One', 'Two', 'Three'].map((title) => ({ title, content: 'Old name. New word.\n' })),
  );
  const path = '/acme/help-center/coffee/replace';
  for (const find of ['Old name', 'New word']) {
    const tab = await context.newPage();
    await signIn(tab, 'admin@acme.test', path);
    await tab.getByRole('textbox', { name: 'Find' }).fill(find);
    await tab.getByRole('button', { name: 'Find', exact: true }).click();
    await tab.getByRole('button', { name: 'Select all', exact: true }).click();
    await tab.getByRole('button', { name: 'Replace', exact: true }).click();
    await sandbox.fault({ operation: 'articles.update', kind: 'latency', delay_ms: 60_000 });
    const dialog = tab.getByRole('dialog', { name: /^Replace in/ });
    await dialog.getByRole('button', { name: 'Replace in 3 articles' }).click();
    await expect(dialog.getByText('Saving…')).toBeVisible();
    await tab.close();
  }
  await page.goto('/sign-in');
  // Waits until the locks of the closed tabs are released, which may take a while under load.
  const living = () =>
    page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name));
  await expect.poll(living).not.toContainEqual(expect.stringMatching(/^page-drafts:/));
  await signIn(page, 'admin@acme.test', path);
  await expect(page.getByText('Replacing “Old name” isn’t finished: 3 articles are left.')).toBeVisible();
  await expect(page.getByText('Replacing “New word” isn’t finished: 3 articles are left.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).last().click();
  await expect(page.getByText('Replacing “New word”')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Replacing “Old name” isn’t finished: 3 articles are left.')).toBeVisible();
});

test('replacing changes only the matches shown on the page, and the page states the result', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  const send = await sandbox.elsewhere('admin@acme.test');
  const ids = await createCoffee(
    send,
    ['One', 'Two'].map((title) => ({ title, content: 'A parcel.\n' })),
  );
  const contentOf = async (id: number | undefined) =>
    ((await send('GET', `portals/coffee/articles/${id}`)) as { content: string }).content;
  await signIn(page, 'admin@acme.test', '/acme/help-center/coffee/replace');
  const replacement = page.getByRole('textbox', { name: 'Replace with' });
  const find = page.getByRole('button', { name: 'Find', exact: true });
  const replace = page.getByRole('button', { name: 'Replace', exact: true });
  const stale = page.getByText('The search changed. Select “Find” again to update the matches.');
  const selected = page.getByRole('group', { name: '1 match selected' });
  const one = page.getByRole('region', { name: 'One' });
  await page.getByRole('textbox', { name: 'Find' }).fill('parcel');
  await replacement.fill('boutique');
  await find.click();
  await one.getByRole('checkbox', { name: 'Select One' }).check();
  await expect(selected).toBeVisible();
  // Opening an article keeps the results.
  await one.getByRole('link', { name: 'One' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('One');
  await page.getByRole('link', { name: 'Find and replace' }).click();
  await expect(replacement).toHaveValue('boutique');
  await expect(selected).toBeVisible();

  await replacement.fill('package');
  await expect(stale).toBeVisible();
  await expect(one).toBeHidden();
  await expect(replace).toBeHidden();
  await expectAccessible(page);
  // Opening another page also keeps the input, even if no search has used it yet.
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Checks' }).click();
  await expect(replacement).toHaveCount(0);
  await page.goBack();
  await expect(replacement).toHaveValue('package');
  await expect(stale).toBeVisible();
  await replacement.fill('boutique');
  await expect(selected).toBeVisible();
  for (const name of ['Regular expression', 'Whole words', 'Match case']) {
    const box = page.getByLabel(name);
    await box.click();
    await expect(stale).toBeVisible();
    await box.click();
    await expect(stale).toBeHidden();
  }

  const sought = page.getByRole('textbox', { name: 'Find' });
  await page.getByLabel('Whole words').check();
  await sought.fill('parce');
  await find.click();
  await expect(page.getByText('No matches')).toBeVisible();
  await expect(page.getByLabel('Search in')).toHaveAccessibleDescription(/addresses of links/);
  await sought.fill('parcel');
  await find.click();
  await one.getByRole('checkbox', { name: 'Select One' }).check();

  await replacement.fill('package');
  await find.click();
  await expect(one.getByRole('listitem')).toContainText('A parcelpackage.');
  await expect(selected).toBeVisible();
  await replace.click();
  const dialog = page.getByRole('dialog', { name: /^Replace in/ });
  await expect(dialog).toContainText('“parcel” → “package”');
  await dialog.getByRole('button', { name: 'Replace in 1 article' }).click();
  await expect(dialog.getByText('Saved', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).first().click();
  const outcome = page.getByRole('status').filter({ hasText: '“parcel” → “package”' });
  await expect(outcome).toContainText('Articles: 1 · Saved: 1');
  expect(await contentOf(ids[0])).toBe('A package.\n');
  expect(await contentOf(ids[1])).toBe('A parcel.\n');

  await replacement.fill('');
  await find.click();
  await expect(outcome).toBeHidden();
  await page.getByRole('button', { name: 'Select all', exact: true }).click();
  await replace.click();
  await expect(dialog).toContainText('Remove “parcel”');
  await dialog.getByRole('button', { name: 'Replace in 1 article' }).click();
  await expect(dialog.getByText('Saved', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).first().click();
  await expect(page.getByText('No more matches')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Remove “parcel”' })).toContainText('Saved: 1');
  await expectAccessible(page);
});
