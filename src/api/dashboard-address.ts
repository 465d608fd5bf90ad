// Creates and parses addresses of the product's own dashboard.

/**
 * Paths of records below the dashboard's address, or null without a known page. Observed in the public product of the
 * same family; the configuration can override them.
 */
export const DASHBOARD_PATHS = {
  conversation: '/app/accounts/{accountId}/conversations/{id}',
  inbox: '/app/accounts/{accountId}/settings/inboxes/{id}',
  team: '/app/accounts/{accountId}/settings/teams/{id}/edit',
  macro: '/app/accounts/{accountId}/settings/macros/{id}/edit',
  cannedResponse: null,
  automationRule: null,
  portal: null,
  article: null,
  campaign: null,
} as const;
export type DashboardRecord = keyof typeof DASHBOARD_PATHS;

/** The dashboard of one account. */
export interface Dashboard {
  readonly accountId: number;
  readonly dashboardUrl?: string | null | undefined;
  /** Overrides of the usual paths. Null: there is no such page. */
  readonly dashboardPaths?: Readonly<Partial<Record<DashboardRecord, string | null | undefined>>> | undefined;
}

/** Values of a record that its path can contain. */
export interface RecordValues {
  readonly id?: number;
  readonly portalSlug?: string;
  readonly locale?: string;
}

function getPath(record: DashboardRecord, { dashboardPaths }: Dashboard): string | null {
  const given = dashboardPaths?.[record];
  return given === undefined ? DASHBOARD_PATHS[record] : given;
}

/**
 * Returns the address of a record's page, or null if there is no such page or its path needs a value that isn't known.
 */
export function buildDashboardAddress(
  record: DashboardRecord,
  values: RecordValues,
  dashboard: Dashboard,
): string | null {
  const path = getPath(record, dashboard);
  if (!dashboard.dashboardUrl || path === null) return null;
  const known = new Map<string, unknown>(Object.entries({ ...values, accountId: dashboard.accountId }));
  const filled = path.replaceAll(/\{(\w+)\}/g, (gap, name: string) =>
    known.has(name) ? encodeURIComponent(String(known.get(name))) : gap,
  );
  return /[{}]/.test(filled) ? null : dashboard.dashboardUrl.replace(/\/$/, '') + filled;
}

/** The parts of a pasted address, each null if the address doesn't contain it. */
export interface PastedAddress {
  readonly accountId: number | null;
  /** The conversation number, with the digits as typed. */
  readonly number: string | null;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');

/**
 * Between the account and the conversation, an address may contain the inbox, label or view from which it was opened.
 */
const getPattern = (path: string) =>
  escaped(path)
    .replace('{accountId}', '(?<account>\\d+)(?:/[^/]+)*?')
    .replace('{id}', '(?<number>[1-9]\\d*)');

/** Parses an address of this dashboard. Returns null for any other text. */
export function readDashboardAddress(text: string, dashboard: Dashboard): PastedAddress | null {
  const { dashboardUrl } = dashboard;
  const pasted = text.trim();
  if (!dashboardUrl || !URL.canParse(pasted)) return null;
  const [url, base] = [new URL(pasted), new URL(dashboardUrl)];
  const start = base.pathname.replace(/\/$/, '');
  if (url.origin !== base.origin || !`${url.pathname}/`.startsWith(`${start}/`)) return null;
  const path = url.pathname.slice(start.length);
  const template = getPath('conversation', dashboard) ?? '';
  const [account = ''] = template.split(/(?<=\{accountId\})/);
  const groupsOf = (pattern: string) => new RegExp(`^${pattern}(?:/|$)`).exec(path)?.groups;
  const found = groupsOf(getPattern(template)) ?? groupsOf(getPattern(account));
  return {
    accountId: found?.account === undefined ? null : Number(found.account),
    number: found?.number ?? null,
  };
}
