// Addresses of the product's own dashboard: made for a record, and read where one was pasted.

/**
 * Where a record is, below the dashboard's address; null where no page of its own is known. Observed in the public product of
 * the same family: the configuration may say otherwise.
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

/** What is known of the dashboard of one account. */
export interface Dashboard {
  readonly accountId: number;
  readonly dashboardUrl?: string | null | undefined;
  /** In the place of the usual paths; null: no such page. */
  readonly dashboardPaths?: Readonly<Partial<Record<DashboardRecord, string | null | undefined>>> | undefined;
}

/** What the path of a record may name of it. */
export interface RecordValues {
  readonly id?: number;
  readonly portalSlug?: string;
  readonly locale?: string;
}

function pathOf(record: DashboardRecord, { dashboardPaths }: Dashboard): string | null {
  const given = dashboardPaths?.[record];
  return given === undefined ? DASHBOARD_PATHS[record] : given;
}

/** The address of a record's page; null where there is none, or where it would need what isn't known of the record. */
export function dashboardAddress(
  record: DashboardRecord,
  values: RecordValues,
  dashboard: Dashboard,
): string | null {
  const path = pathOf(record, dashboard);
  if (!dashboard.dashboardUrl || path === null) return null;
  const known = new Map<string, unknown>(Object.entries({ ...values, accountId: dashboard.accountId }));
  const filled = path.replaceAll(/\{(\w+)\}/g, (gap, name: string) =>
    known.has(name) ? encodeURIComponent(String(known.get(name))) : gap,
  );
  return /[{}]/.test(filled) ? null : dashboard.dashboardUrl.replace(/\/$/, '') + filled;
}

/** What a pasted address says, each where it does. */
export interface PastedAddress {
  readonly accountId: number | null;
  /** The conversation's display number, in its own digits. */
  readonly number: string | null;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');

/** Between the account and the conversation an address may name the inbox, the label or the view that it was opened from. */
const patternOf = (path: string) =>
  escaped(path)
    .replace('{accountId}', '(?<account>\\d+)(?:/[^/]+)*?')
    .replace('{id}', '(?<number>[1-9]\\d*)');

/** Reads an address of this dashboard; null for anything else. */
export function readDashboardAddress(text: string, dashboard: Dashboard): PastedAddress | null {
  const { dashboardUrl } = dashboard;
  const pasted = text.trim();
  if (!dashboardUrl || !URL.canParse(pasted)) return null;
  const [url, base] = [new URL(pasted), new URL(dashboardUrl)];
  const start = base.pathname.replace(/\/$/, '');
  if (url.origin !== base.origin || !`${url.pathname}/`.startsWith(`${start}/`)) return null;
  const path = url.pathname.slice(start.length);
  const template = pathOf('conversation', dashboard) ?? '';
  const [account = ''] = template.split(/(?<=\{accountId\})/);
  const groupsOf = (pattern: string) => new RegExp(`^${pattern}(?:/|$)`).exec(path)?.groups;
  const found = groupsOf(patternOf(template)) ?? groupsOf(patternOf(account));
  return {
    accountId: found?.account === undefined ? null : Number(found.account),
    number: found?.number ?? null,
  };
}
