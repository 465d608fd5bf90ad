// Gallery states of every list: loading, rejected, unavailable, and without search results.
import { expect, type Page } from '@playwright/test';
import type { Sandbox } from '../sandbox-hooks';
import type { GalleryScreen } from './gallery-screen';

interface List {
  readonly name: string;
  readonly path: string;
  /** The operation that reads the list. */
  readonly operation: string;
  /** True for an operation that the contract doesn't define and a platform may therefore not have. */
  readonly isAssumed?: true;
  /** A search text that matches no record. */
  readonly none?: string;
}

const PORTAL = 'help-center/acme-help';

const LISTS: readonly List[] = [
  {
    name: 'conversations',
    path: 'conversations',
    operation: 'conversations.list',
    isAssumed: true,
    none: '?id=HD-0000',
  },
  { name: 'inboxes', path: 'inboxes', operation: 'inboxes.list', none: '?search=zzz' },
  {
    name: 'canned-responses',
    path: 'canned-responses',
    operation: 'cannedResponses.list',
    none: '?search=zzz',
  },
  {
    name: 'canned-response-folder',
    path: 'canned-responses?folder=billing',
    operation: 'cannedResponses.list',
    none: '&search=zzz',
  },
  { name: 'macros', path: 'macros', operation: 'macros.list', none: '?search=zzz' },
  {
    name: 'automation-rules',
    path: 'automation-rules',
    operation: 'automationRules.list',
    isAssumed: true,
    none: '?search=zzz',
  },
  {
    name: 'availability-reasons',
    path: 'availability-reasons',
    operation: 'availabilityReasons.list',
    isAssumed: true,
  },
  { name: 'teams', path: 'teams', operation: 'teams.list', isAssumed: true, none: '?search=zzz' },
  { name: 'portals', path: 'help-center', operation: 'portals.list', isAssumed: true },
  { name: 'articles', path: PORTAL, operation: 'articles.list', isAssumed: true, none: '?search=zzz' },
  { name: 'categories', path: `${PORTAL}/categories`, operation: 'categories.list', isAssumed: true },
  {
    name: 'translations',
    path: `${PORTAL}/translations`,
    operation: 'articles.list',
    isAssumed: true,
    none: '?search=zzz',
  },
  {
    name: 'assistants',
    path: 'assistants',
    operation: 'assistants.list',
    isAssumed: true,
    none: '?role=zzz',
  },
];

const always = { times: 99 };

/** Faults that put every list into a certain state. */
const ANSWERS = {
  loading: { kind: 'latency', delay_ms: 60_000, ...always },
  refused: { kind: 'status', status: 403, ...always },
  absent: { kind: 'status', status: 405, ...always },
  offline: { kind: 'network_drop', ...always },
} as const;

const main = (page: Page) => page.getByRole('main');

const SIGNS = {
  loading: (page: Page) => main(page).getByLabel('Loading').or(main(page).getByRole('progressbar')),
  refused: (page: Page) => main(page).getByRole('alert').or(main(page).getByRole('note')),
  absent: (page: Page) => main(page).getByText(/available/),
  offline: (page: Page) => main(page).getByRole('alert'),
};

function answered({ name, path, operation, isAssumed }: List): GalleryScreen[] {
  const responses = (Object.keys(ANSWERS) as (keyof typeof ANSWERS)[]).filter(
    (response) => response !== 'absent' || isAssumed,
  );
  return responses.map((response) => ({
    name: `${name}-${response}`,
    path,
    arrange: (sandbox: Sandbox) => sandbox.fault({ operation, ...ANSWERS[response] }),
    open: (page: Page) => expect(SIGNS[response](page).first()).toBeVisible(),
    ...(response === 'loading' && { isWaiting: true }),
  }));
}

const foundNothing = ({ name, path, none }: List): GalleryScreen[] =>
  none === undefined
    ? []
    : [
        {
          name: `${name}-none-found`,
          path: `${path}${none}`,
          open: (page) => expect(main(page).getByText(/^No /).first()).toBeVisible(),
        },
      ];

export const LIST_SCREEN_STATES: readonly GalleryScreen[] = [
  ...LISTS.flatMap((list) => [...answered(list), ...foundNothing(list)]),
  {
    name: 'list-past-its-end',
    path: 'inboxes?per_page=4&page=9',
    open: (page) => expect(page.getByText('The list ends on page 3')).toBeVisible(),
  },
  {
    name: 'list-limited',
    path: 'inboxes',
    arrange: (sandbox) =>
      sandbox.fault({ operation: 'inboxes.list', kind: 'rate_limited', retry_after_s: 60, ...always }),
    open: (page) => expect(main(page).getByRole('alert')).toBeVisible(),
  },
  {
    name: 'list-filter-ignored',
    path: 'conversations?status=snoozed',
    arrange: (sandbox) => sandbox.vary(['filters-ignored']),
    open: (page) => expect(page.getByText('The platform doesn’t support these filters here')).toBeVisible(),
  },
  {
    name: 'list-filtered',
    path: `${PORTAL}?status=archived&locale=en&search=the`,
    open: (page) => expect(page.getByRole('button', { name: /^Clear/ }).first()).toBeVisible(),
  },
  {
    name: 'list-selection',
    path: PORTAL,
    open: async (page) => {
      const rows = page.getByRole('region', { name: 'Articles' }).getByRole('row');
      await rows.nth(2).getByRole('checkbox').click();
      await rows.nth(4).getByRole('checkbox').click();
      await expect(page.getByRole('group', { name: '2 articles selected' })).toBeVisible();
    },
  },
  {
    name: 'list-menu',
    path: 'macros',
    open: async (page) => {
      await page.getByRole('button', { name: 'More actions' }).first().click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  {
    name: 'platform-unknown',
    path: 'conversations',
    arrange: (sandbox) => sandbox.vary(['absent-405:labels.list', 'unknown-values', 'further-fields']),
    open: async (page) => {
      await expect(main(page).getByRole('row').nth(1)).toBeVisible();
      await page.evaluate(() => history.pushState(null, '', '/acme/platform'));
      const group = page.getByRole('button', { name: /^Unrecognized [1-9]/ });
      await group.waitFor();
      if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
      await expect(page.getByRole('list', { name: 'Unrecognized' })).toBeVisible();
    },
  },
  {
    name: 'platform-none-moved',
    path: 'platform?show=changed',
    open: (page) => expect(page.getByText('No operations here')).toBeVisible(),
  },
];
