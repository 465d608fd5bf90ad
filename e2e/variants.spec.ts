// Every screen on platforms that differ from the contract (docs/contract-notes.md, Variants). The deep run checks every
// screen under each variant separately. The ordinary run combines variants, and covers each variant and each screen at
// least once.

import type { Page } from '@playwright/test';
import { isDeepRun } from '../src/build/depth';
import { DEFAULT_RATE_LIMIT } from '../src/sandbox/rate-limiter';
import { SANDBOX_VARIANTS } from '../src/sandbox/sandbox-variants';
import { expect, test } from './fixtures';
import { signIn } from './pages/sign-in-page';

interface Screen {
  /** The path of the screen in the workspace. */
  readonly path: string;
  /** The page's heading, which contains the ID if the platform doesn't provide a name. */
  readonly heading: string | RegExp;
  /** Text that the screen must show under every variant. */
  readonly content: string;
  /** The time limit in milliseconds, for a screen that first loads all records. */
  readonly within?: number;
}

const SCREENS: readonly Screen[] = [
  { path: 'conversations', heading: 'Conversations', content: '#1060' },
  { path: 'conversations?id=1042', heading: 'Conversations', content: '1 conversation for “1042”' },
  { path: 'conversations/1042', heading: 'Marisol Quendri #1042', content: 'Acme website' },
  { path: 'inboxes', heading: 'Inboxes', content: 'Acme messaging' },
  { path: 'inboxes/2', heading: 'Acme messaging', content: 'Business hours' },
  { path: 'canned-responses', heading: 'Canned responses', content: '50%_off' },
  { path: 'canned-responses?folder=', heading: 'Canned responses', content: '50%_off' },
  { path: 'canned-responses/import', heading: 'Import', content: 'Choose a file' },
  { path: 'macros', heading: 'Macros', content: 'Apologise in person (mine)' },
  { path: 'macros/3001', heading: 'Close as solved', content: 'Glad that worked' },
  { path: 'macros/new', heading: 'New macro', content: 'No actions yet' },
  { path: 'macros/import', heading: 'Import', content: 'Choose a file' },
  { path: 'automation-rules', heading: 'Rules', content: 'Contact was merged' },
  { path: 'automation-rules/801', heading: 'Refund words go to Billing', content: 'Finds refund requests' },
  { path: 'automation-rules/test', heading: 'Test rules', content: 'Choose a conversation' },
  { path: 'used-by', heading: 'Where it’s used', content: 'Find references' },
  { path: 'labels', heading: 'Labels', content: 'late-delivery' },
  { path: 'availability-reasons', heading: 'Availability reasons', content: 'Team meeting' },
  { path: 'teams', heading: 'Teams', content: 'Customer Care' },
  { path: 'teams/301', heading: 'Customer Care', content: 'Local time' },
  // Searches for a person, because one variant adds many people whose names come first in the list.
  { path: 'people?search=tobias', heading: 'People', content: 'Tobias Okonjo' },
  { path: 'health', heading: /^Checks/, content: 'Possible mistakes', within: 60_000 },
  { path: 'platform', heading: /^API status/, content: 'Conversations' },
  { path: 'compare?tab=export', heading: 'Back up', content: 'What to back up' },
  { path: 'help-center', heading: 'Help center', content: 'Wholesale desk' },
  { path: 'help-center/acme-help', heading: 'Acme Help & Advice', content: 'Egret scale in the office' },
  { path: 'help-center/acme-help/categories', heading: 'Acme Help & Advice', content: 'Getting started' },
  { path: 'help-center/acme-help/settings', heading: 'Acme Help & Advice', content: 'Spanish (es)' },
  {
    path: 'help-center/acme-help/translations',
    heading: 'Acme Help & Advice',
    content: 'Brisa 2 grinder and the app',
  },
  { path: 'help-center/acme-help/health', heading: 'Acme Help & Advice', content: 'Check again' },
  {
    path: 'help-center/acme-help/replace',
    heading: 'Find and replace',
    content: 'Search every article of this portal',
  },
  { path: 'help-center/acme-help/articles/new', heading: 'New article', content: 'Create draft' },
  { path: 'help-center/acme-help/articles/10001', heading: 'Your first cup', content: 'Rinse, heat, pour' },
  { path: 'campaigns', heading: 'Campaigns', content: 'No campaigns yet' },
  { path: 'campaigns/new', heading: 'New campaign', content: 'Choose a channel' },
  { path: 'assistants', heading: 'Assistants', content: 'Support' },
  {
    path: 'assistants/support-draft/settings',
    heading: /^(Support \(draft\)|support-draft)$/,
    content: 'Temperature',
  },
];

const GONE = 'Not available here';
const UNKNOWN = 'Not found';
const inPortal = (text: string) =>
  Object.fromEntries(
    ['', '/health', '/replace', '/settings'].map((page) => [`help-center/acme-help${page}`, text]),
  );
const PORTALS = 'portals.get portals.list';

/**
 * The messages that screens show instead of or above their content if all of the listed operations return 404 or 405. A
 * screen lists several operations if it can load its content in several ways: with the record's own operation, with its
 * list, or with separate operations for its parts. It shows the content as long as one of them works.
 */
const ABSENT: readonly [operations: string, by404: Record<string, string>, by405: Record<string, string>][] =
  [
    both('conversations.list', { conversations: 'Recent conversations aren’t available' }),
    both('conversations.find', { 'conversations?id=1042': 'Search by ID isn’t available' }),
    both('automationRules.list', {
      'automation-rules': 'The rule list isn’t available',
      'automation-rules/test': 'The rule list isn’t available',
    }),
    both('labels.list', { labels: GONE }),
    both('agents.list', { 'people?search=tobias': GONE }),
    both('availabilityReasons.list', { 'availability-reasons': GONE }),
    both('teams.list', { teams: 'The team list isn’t available' }),
    ['teams.get teams.list', { 'teams/301': UNKNOWN }, { 'teams/301': GONE }],
    both('portals.list', { 'help-center': 'The portal list isn’t available' }),
    [PORTALS, inPortal(UNKNOWN), inPortal(GONE)],
    ...[
      ['categories.list', 'help-center/acme-help/categories', 'The category list isn’t available'] as const,
      ['articles.list', 'help-center/acme-help/translations', GONE] as const,
    ].flatMap(([list, path, alone]): typeof ABSENT => [
      [`${list} ${PORTALS}`, { [path]: UNKNOWN }, { [path]: GONE }],
      both(list, { [path]: alone }),
    ]),
    both('articles.list', { 'help-center/acme-help': 'The article list isn’t available' }),
    both('assistants.list', { assistants: 'The assistant list isn’t available' }),
    [
      'assistants.get assistants.list',
      { 'assistants/support-draft/settings': UNKNOWN },
      { 'assistants/support-draft/settings': 'This assistant’s configuration can’t be loaded here.' },
    ],
  ];

function both(operations: string, texts: Record<string, string>): (typeof ABSENT)[number] {
  return [operations, texts, texts];
}

/**
 * Returns the message that a screen shows instead of its content under these variants, or null if it shows its content.
 */
function instead(names: readonly string[], path: string): string | null {
  for (const [operations, by404, by405] of ABSENT)
    for (const [status, texts] of [
      [404, by404],
      [405, by405],
    ] as const)
      if (operations.split(' ').every((one) => names.includes(`absent-${status}:${one}`)) && texts[path])
        return texts[path];
  return null;
}

const walked: string[] = [];
test.afterAll(() => {
  for (const line of walked) console.log(line);
});

async function walk(
  page: Page,
  vary: (names: readonly string[]) => Promise<void>,
  names: readonly string[],
  screens: readonly Screen[],
): Promise<void> {
  await vary(names);
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  const main = page.getByRole('main');
  for (const { path, heading, content, within = 10_000 } of screens) {
    await test.step(`${path} under ${names.length} variants`, async () => {
      await page.evaluate((to) => history.pushState(null, '', to), `/acme/${path}`);
      const text = instead(names, path);
      const isPage = text === null || (text !== UNKNOWN && text !== GONE);
      if (isPage) await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(
        main
          .getByText(text ?? content)
          .filter({ visible: true })
          .first(),
      ).toBeVisible({ timeout: within });
      await expect(main.getByText(/unexpected response from the platform|something went wrong/i)).toHaveCount(
        0,
      );
    });
  }
  walked.push(
    `${names.length > 3 ? `${names.length} variants at once` : names.join(' + ')}: ${screens.map(({ path }) => path).join(', ')}`,
  );
}

const NAMES = SANDBOX_VARIANTS.map(({ name }) => name);
const of = (start: string) => NAMES.filter((name) => name.startsWith(start));
const WAITS = ['retry-after-date', 'retry-after-3600', 'no-retry-after', 'hidden-headers'];
const SHAPES = NAMES.filter((name) => !/^absent/.test(name) && !WAITS.includes(name));
const oneOfTwo = (rest: number) => SCREENS.filter((_, index) => index % 2 === rest);

/** Each round has a title, the variants that are active together, and the screens to check. */
const ROUNDS: readonly (readonly [string, readonly string[], readonly Screen[]])[] = isDeepRun
  ? NAMES.map((name) => [name, [name], SCREENS])
  : [
      ['other response formats, first half of the screens', SHAPES, oneOfTwo(0)],
      ['other response formats, second half of the screens', SHAPES, oneOfTwo(1)],
      ['every assumed operation returns 404', of('absent-404'), oneOfTwo(0)],
      ['every assumed operation returns 405', of('absent-405'), oneOfTwo(1)],
    ];

for (const [title, names, screens] of ROUNDS)
  test(`every screen stays usable under variants of the platform: ${title}`, async ({ page, sandbox }) => {
    test.setTimeout(120_000);
    // Raises the request limit, because all screens together would exceed it. The necessary waiting time would depend
    // on the machine.
    await sandbox.limit(1_000_000);
    try {
      await walk(page, sandbox.vary, names, screens);
    } finally {
      await sandbox.limit(DEFAULT_RATE_LIMIT.limit);
    }
  });

for (const [name, wait] of [
  ['retry-after-date', '7 seconds'],
  ['retry-after-3600', '60 minutes'],
  ['no-retry-after', '7 seconds'],
  ['hidden-headers', '30 seconds'],
] as const)
  test(`a 429 response is reported with its waiting time under the variant ${name}`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.vary([name]);
    await signIn(page, 'admin@acme.test', '/acme/inboxes');
    await sandbox.fault({ operation: 'teams.list', kind: 'rate_limited', retry_after_s: 7 });
    await page.evaluate(() => history.pushState(null, '', '/acme/teams'));
    await expect(page.getByText(`Try again in ${wait}`)).toBeVisible();
  });
