// A list is requested three times before the first response arrives, and the responses arrive in any order. The list
// must show the rows of the last request. The ordinary run checks one list in one order, the deep run eight lists in
// all six orders.
import { isDeepRun, RANDOM_SEED } from '../src/build/depth';
import { expect, test } from './fixtures';
import { DEMO_PORTAL_PATH } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

interface List {
  readonly operation: string;
  readonly path: string;
  /** The queries of the first, second and last request. */
  readonly queries: readonly [string, string, string];
  /** Text that appears only in a row of the last response. */
  readonly shows: string;
}

const sought = (operation: string, path: string, word: string, shows: string): List => ({
  operation,
  path,
  queries: ['search=none-a', 'search=none-b', `search=${encodeURIComponent(word)}`],
  shows,
});

const LISTS: readonly List[] = [
  sought('inboxes.list', '/acme/inboxes', 'messaging', 'Acme messaging'),
  sought('cannedResponses.list', '/acme/canned-responses', '50%_off', '50%_off'),
  sought('macros.list', '/acme/macros', 'Close as', 'Close as solved'),
  sought('teams.list', '/acme/teams', 'Customer', 'Customer Care'),
  sought('articles.list', DEMO_PORTAL_PATH, 'Egret', 'Egret scale in the office'),
  {
    operation: 'conversations.list',
    path: '/acme/conversations',
    queries: ['inbox_id=999998', 'inbox_id=999999', 'status=open'],
    shows: '#1060',
  },
  {
    operation: 'availabilityReasons.list',
    path: '/acme/availability-reasons',
    queries: ['page=998', 'page=999', 'per_page=50'],
    shows: 'Team meeting',
  },
  {
    operation: 'portals.list',
    path: '/acme/help-center',
    queries: ['page=998', 'page=999', 'per_page=50'],
    shows: 'Acme Help & Advice',
  },
];

/** The delays of the three responses, in milliseconds, for each order. */
const ORDERS = [
  [0, 400, 800],
  [0, 800, 400],
  [400, 0, 800],
  [400, 800, 0],
  [800, 0, 400],
  [800, 400, 0],
] as const;

/** Reports whether a URL contains all parameters of a query, regardless of how it encodes spaces. */
function asksFor(url: string, query: string): boolean {
  const { searchParams } = new URL(url);
  return [...new URLSearchParams(query)].every(([name, value]) => searchParams.get(name) === value);
}

const CASES = LISTS.flatMap((list) => ORDERS.map((delays) => ({ list, delays })));
const selectedCases = isDeepRun ? CASES : CASES.slice(RANDOM_SEED % CASES.length).slice(0, 1);

for (const {
  list: { operation, path, queries, shows },
  delays,
} of selectedCases)
  test(`the list shows the rows of the last ${operation} request if responses take ${delays.join(', ')} ms`, async ({
    page,
    sandbox,
  }) => {
    await signIn(page, undefined, '/acme/labels');
    await expect(page.getByRole('table')).toBeVisible();
    for (const delay_ms of delays) await sandbox.fault({ operation, kind: 'latency', delay_ms });
    const ended: Promise<unknown>[] = [];
    for (const query of queries) {
      const asked = page.waitForRequest((request) => asksFor(request.url(), query));
      await page.evaluate((to) => history.pushState(null, '', to), `${path}?${query}`);
      ended.push((await asked).response());
    }
    await Promise.all(ended);
    await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
    expect(new URL(page.url()).search).toBe(`?${queries[2]}`);
  });
