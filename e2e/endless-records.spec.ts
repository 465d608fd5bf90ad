// Records with too many rows to render at once: only the first rows are rendered, and a button shows more.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { signIn } from './pages/sign-in-page';

test.use({ freshPage: true });

/** Runs inside the page: makes some of the fetched records extremely long. */
function readEndlessRecords(): void {
  const repeat = <Item>(count: number, item: (index: number) => Item): Item[] =>
    Array.from({ length: count }, (_, index) => item(index));
  const keys = (count: number, name: string, value: unknown) =>
    Object.fromEntries(repeat(count, (index) => [`${name}_${index}`, value]));
  const action = { action_name: 'add_label', action_params: ['vip'] };
  const condition = {
    attribute_key: 'status',
    filter_operator: 'equal_to',
    values: ['open'],
    query_operator: 'and',
  };
  const member = { name: 'Ana', email: 'ana@acme.test', role: 'agent', availability_status: 'online' };
  const changes: readonly [path: RegExp, changed: (config?: object) => object][] = [
    [
      /\/conversations\/1042$/,
      () => ({
        custom_attributes: { story: 'word '.repeat(400_000), ...keys(50_000, 'key', 'value') },
        labels: repeat(1_000, (index) => `label-${index}`),
      }),
    ],
    [
      /\/assistants\/support-draft$/,
      (config) => ({
        config: {
          ...config,
          routes: keys(1_000, 'route', 1),
          words: repeat(1_000, (index) => `word ${index}`),
          ...keys(10_000, 'number', 1),
          ...keys(10_000, 'list', ['a']),
        },
      }),
    ],
    [/\/macros\/3001$/, () => ({ actions: repeat(1_000, () => action) })],
    [
      /\/automation-rules\/801$/,
      () => ({ conditions: repeat(1_000, () => condition), actions: repeat(1_000, () => action) }),
    ],
    [/\/members$/, () => ({ data: repeat(1_000, (id) => ({ ...member, id })) })],
  ];
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const response = await fetch(input, init);
    const { pathname } = new URL(String(input), location.href);
    const [, changed] = changes.find(([path]) => path.test(pathname)) ?? [];
    if (!changed || !response.ok) return response;
    const record = (await response.json()) as { config?: object };
    const { status, headers } = response;
    return new Response(JSON.stringify({ ...record, ...changed(record.config) }), { status, headers });
  };
}

const go = (page: Page, path: string) =>
  page.evaluate((to) => history.pushState(null, '', to), `/acme/${path}`);

test('very long records render their first rows, and a button shows more', async ({ page }) => {
  await page.addInitScript(readEndlessRecords);
  await signIn(page, 'admin@acme.test', '/acme/conversations/1042');
  const main = page.getByRole('main');

  await test.step('a conversation with 50,000 attributes', async () => {
    await expect(main.getByText('Showing 200 of 50,001')).toBeVisible();
    await expect(main.getByText('Showing 200 of 1,000')).toBeVisible();
    await expect(main.getByText('Showing 5,000 of 2,000,000')).toBeVisible();
    await expect(main.getByText(/^Key \d+$/)).toHaveCount(199);
    await expect(main.getByText(/^label-\d+$/)).toHaveCount(200);
    const attributes = main.getByRole('region', { name: 'Custom attributes' });
    await attributes.getByRole('button', { name: 'Show 200 more' }).click();
    await expect(main.getByText(/^Key \d+$/)).toHaveCount(399);
    const download = page.waitForEvent('download');
    await attributes.getByRole('button', { name: 'Download all as JSON' }).last().click();
    expect((await download).suggestedFilename()).toBe('all.json');
  });

  await test.step('an assistant with 20,000 keys', async () => {
    await go(page, 'assistants/support-draft/settings');
    const others = main.getByRole('region', { name: 'More settings' });
    await expect(others.getByRole('textbox', { name: /number_\d/ })).toHaveCount(50);
    await expect(main.getByText(/^Showing 25 of 10,0\d\d$/)).toBeVisible();
    await expect(main.getByRole('textbox', { name: /^route_\d/ })).toHaveCount(50);
    await expect(main.getByRole('checkbox', { name: /^word \d/ })).toHaveCount(50);
    await others.getByRole('textbox', { name: 'New key' }).fill('latest');
    await others.getByRole('button', { name: 'Add key' }).click();
    await expect(others.getByRole('textbox', { name: 'latest' })).toBeFocused();
  });

  await test.step('a macro with 1,000 actions', async () => {
    await go(page, 'macros/3001');
    await expect(main.getByRole('list', { name: 'Actions' }).getByRole('listitem')).toHaveCount(50);
    await expect(main.getByText('Showing 50 of 1,000')).toBeVisible();
  });

  await test.step('a rule with 1,000 conditions and actions', async () => {
    await go(page, 'automation-rules/801');
    await expect(main.getByText('Showing 200 of 1,000')).toHaveCount(2);
  });

  await test.step('a team with 1,000 members', async () => {
    await go(page, 'teams/301');
    await expect(main.getByRole('list', { name: 'Members' }).getByRole('listitem')).toHaveCount(50);
  });
});
