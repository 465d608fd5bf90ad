// Builds and parses URLs of the product's own dashboard.

/**
 * Default paths of record pages, relative to the dashboard's URL, or null if the record has no known page. The
 * dashboard is closely related to a public product and by default has the same paths. The configuration can override
 * them.
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
export type DashboardRecordKind = keyof typeof DASHBOARD_PATHS;

/** The dashboard of one account. */
export interface AccountDashboard {
  readonly accountId: number;
  readonly dashboardUrl?: string | null | undefined;
  /** Overrides of the default paths. Null means that the record has no page. */
  readonly dashboardPaths?:
    | Readonly<Partial<Record<DashboardRecordKind, string | null | undefined>>>
    | undefined;
}

/** Values of a record that replace the placeholders in its path. */
export interface DashboardPathValues {
  readonly id?: number;
  readonly portalSlug?: string;
  readonly locale?: string;
}

function getPath(record: DashboardRecordKind, { dashboardPaths }: AccountDashboard): string | null {
  const given = dashboardPaths?.[record];
  return given === undefined ? DASHBOARD_PATHS[record] : given;
}

/** Returns the URL of a record's page, or null if the record has no page or a placeholder in its path has no value. */
export function buildDashboardAddress(
  record: DashboardRecordKind,
  values: DashboardPathValues,
  dashboard: AccountDashboard,
): string | null {
  const path = getPath(record, dashboard);
  if (!dashboard.dashboardUrl || path === null) return null;
  const known = new Map<string, unknown>(Object.entries({ ...values, accountId: dashboard.accountId }));
  const filled = path.replaceAll(/\{(\w+)\}/g, (gap, name: string) =>
    known.has(name) ? encodeURIComponent(String(known.get(name))) : gap,
  );
  return /[{}]/.test(filled) ? null : dashboard.dashboardUrl.replace(/\/$/, '') + filled;
}

/** The account and the conversation number in a pasted URL. Each is null if the URL doesn't contain it. */
export interface PastedDashboardAddress {
  readonly accountId: number | null;
  /** The conversation number, with the digits as typed. */
  readonly number: string | null;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');

/**
 * Returns the regular expression for a path. Between the account and the conversation, a URL may also contain the
 * inbox, label or view that the conversation was opened from.
 */
const getPattern = (path: string) =>
  escaped(path)
    .replace('{accountId}', '(?<account>\\d+)(?:/[^/]+)*?')
    .replace('{id}', '(?<number>[1-9]\\d*)');

/** Parses a URL of this dashboard. Returns null for any other text. */
export function parseDashboardAddress(
  text: string,
  dashboard: AccountDashboard,
): PastedDashboardAddress | null {
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
