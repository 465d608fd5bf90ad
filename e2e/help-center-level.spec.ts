// Original and translation side by side: headings are aligned without changing the text.
import { expect, test } from './fixtures';
import { ArticlePage, DEMO_PORTAL_PATH } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

test('the headings of an original and its translation are aligned without changing the text', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  const ask = await sandbox.elsewhere('author@acme.test');
  const create = async (article: object) =>
    ((await ask('POST', 'portals/acme-help/articles', { article })) as { id: number }).id;
  const original = await create({
    title: 'Parts',
    content: `# One\n\n${'Long enough for two lines of a narrow pane. '.repeat(3)}\n\n## Two\n\n- a\n\n## Three\n\nEnd.`,
    category_id: 401,
  });
  const content = '# Uno\n\nCorto.\n\n## Dos\n\n- a\n- b\n- c\n- d\n\n## Tres\n\nFin.';
  const translation = await create({
    title: 'Partes',
    content,
    category_id: 421,
    associated_article_id: original,
  });
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/${translation}`);
  const { text } = new ArticlePage(page);
  const left = page.getByRole('region', { name: 'Original', exact: true });
  /** Returns the vertical distance of each heading from its counterpart on the other side. */
  const apart = async () => {
    const boxes = (['One', 'Two', 'Three'] as const).map((name) =>
      left.getByRole('heading', { name }).boundingBox(),
    );
    const own = ['Uno', 'Dos', 'Tres'].map((name) => text.getByRole('heading', { name }).boundingBox());
    const [lefts, rights] = [await Promise.all(boxes), await Promise.all(own)];
    // Compares the middle of each heading's line, because the spacing around the headings differs.
    const middle = (box: { y: number; height: number } | null | undefined) =>
      box ? box.y + box.height / 2 : Number.NaN;
    return lefts.map((box, index) => Math.abs(middle(box) - middle(rights[index])));
  };
  const worst = () => apart().then((all) => Math.max(...all));
  await expect.poll(worst).toBeLessThan(12);

  // The distance between two headings of the translation. Space is added only where the translation is shorter than the
  // original.
  const gap = async () => {
    const [above, below] = await Promise.all(
      ['Uno', 'Dos'].map((name) => text.getByRole('heading', { name }).boundingBox()),
    );
    return (below?.y ?? 0) - (above?.y ?? 0);
  };
  const spaced = await gap();
  const sideBySide = page.getByRole('button', { name: 'Side by side with original' });
  await sideBySide.click();
  await expect.poll(gap).toBeLessThan(spaced - 20);
  await sideBySide.click();
  await expect.poll(worst).toBeLessThan(12);

  await text.getByText('Corto.').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('x');
  await expect.poll(worst).toBeLessThan(12);
  await page.getByRole('button', { name: 'Save draft' }).click();
  const stored = () => ask('GET', `portals/acme-help/articles/${translation}`);
  await expect.poll(stored).toMatchObject({ content: content.replace('Corto.', 'Corto.\n\nx') });

  // While the sides scroll separately, no space is added and the headings aren't aligned.
  await page.getByRole('switch', { name: 'Scroll together' }).click();
  await expect.poll(worst).toBeGreaterThan(40);
});

test('jumping to a heading scrolls original and translation, and text can be typed above a missing section', async ({
  page,
  sandbox,
}) => {
  const ask = await sandbox.elsewhere('author@acme.test');
  const part = (name: string) => `## ${name}\n\n${'A line of text.\n\n'.repeat(20)}`;
  const create = async (article: object) =>
    ((await ask('POST', 'portals/acme-help/articles', { article })) as { id: number }).id;
  const original = await create({
    title: 'Parts',
    content: `${part('One')}${part('Two')}${part('Three')}## Four\n\nEnd.`,
    category_id: 401,
  });
  const translation = await create({
    title: 'Partes',
    content: `${part('Uno')}${part('Dos')}${part('Tres')}`,
    category_id: 421,
    associated_article_id: original,
  });
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/${translation}`);
  const { text } = new ArticlePage(page);
  const left = page.getByRole('region', { name: 'Original', exact: true });
  await expect(text).toContainText('Not translated yet: Four');
  const details = page.getByRole('complementary', { name: 'Details' });
  // Waits until the original is rendered, because the two sides can't scroll together earlier.
  await expect(left.getByRole('heading', { name: 'Three' })).toBeAttached();
  await details.getByText('Headings', { exact: true }).first().click();
  await details.getByText('Tres', { exact: true }).click();
  await expect(text.getByRole('heading', { name: 'Tres' })).toBeInViewport();
  await expect(left.getByRole('heading', { name: 'Three' })).toBeInViewport();

  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  const missing = text.getByText('Not translated yet: Four');
  const getTop = async (element: typeof missing) => (await element.boundingBox())?.y ?? 0;
  await page.keyboard.type('Nuevo');
  const typed = text.getByText('Nuevo');
  await expect.poll(async () => (await getTop(missing)) > (await getTop(typed))).toBe(true);
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await getTop(missing)) > (await getTop(text.getByRole('paragraph').last())))
    .toBe(true);
});
