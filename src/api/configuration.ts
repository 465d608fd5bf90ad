// The runtime configuration: what `/config.json` may say, and where it is kept once read.
import * as z from 'zod/mini';
import { HERE } from './campaign-route';
import type { Workspace } from './scope';

// Each schema says what it expects: that sentence is all that whoever deploys the console gets to read.
const URL_EXPECTED = 'an absolute http(s) URL, a path on this origin, or "" for this origin';
function isPlainUrl(text: string): boolean {
  const isPath = text === '' || text.startsWith('/');
  if (!URL.canParse(text, isPath ? HERE : undefined)) return false;
  const { origin, protocol, username, password, search, hash } = new URL(text, HERE);
  if (`${username}${password}${search}${hash}` !== '') return false;
  return isPath ? origin === HERE : /^https?:$/.test(protocol);
}
const url = z.string(URL_EXPECTED).check(z.refine(isPlainUrl, URL_EXPECTED));

const DASHBOARD_EXPECTED = 'an https URL without a query';
const dashboardUrl = z
  .string(DASHBOARD_EXPECTED)
  .check(z.refine((text) => /^https:/i.test(text) && isPlainUrl(text), DASHBOARD_EXPECTED));

const ORIGIN_EXPECTED = 'an origin such as https://uploads.example.test, without a path or *';
const origin = z.string(ORIGIN_EXPECTED).check(
  z.refine((text) => {
    if (!/^https?:/i.test(text) || text.includes('*') || !URL.canParse(text)) return false;
    const url = new URL(text);
    return url.href === `${url.origin}/`;
  }, ORIGIN_EXPECTED),
);

const SLUG_EXPECTED = 'lower-case letters, digits and hyphens';
const slug = z.string(SLUG_EXPECTED).check(z.regex(/^[a-z0-9][a-z0-9-]*$/, SLUG_EXPECTED));

const NUMBER_EXPECTED = 'a whole number from 1 on';
const number = z.int(NUMBER_EXPECTED).check(z.gte(1, NUMBER_EXPECTED));

const name = z.string('a name').check(z.minLength(1, 'a name'));

const COLORS = ['green', 'blue', 'orange', 'red', 'violet', 'gray'] as const;
const environment = z.object(
  { name, color: z.enum(COLORS, COLORS.join(', ')) },
  'an object with name and color',
);

const PATH_EXPECTED = 'a path that starts with /';
const path = z.string(PATH_EXPECTED).check(z.regex(/^\//, PATH_EXPECTED));

export const DASHBOARD_PATHS_EXPECTED = 'an object of paths by their records';
const dashboardPaths = z.record(z.string(), z.nullable(path), DASHBOARD_PATHS_EXPECTED);

const workspace = z.object(
  {
    slug,
    name,
    instance: number,
    /** What people call the instance, where it has a name. */
    instanceName: z.optional(name),
    accountId: number,
    tenant: z.optional(z.string('the name of a tenant')),
    /** What tells this workspace from its like on another platform: a coloured mark in the frame. */
    environment: z.optional(environment),
    /** Where the product's own dashboard is, and beside it the paths of its records. */
    dashboardUrl: z.optional(dashboardUrl),
    dashboardPaths: z.optional(dashboardPaths),
  },
  'an object with slug, name, instance and accountId',
);

const override = z.nullable(
  z.object(
    {
      method: z.enum(['GET', 'POST', 'PATCH', 'DELETE'], 'GET, POST, PATCH or DELETE'),
      path,
    },
    'null, or an object with method and path',
  ),
);

const claim = (standard: string) => z._default(z.string('the name of a claim'), standard);
const claims = z.object(
  { instance: claim('chat_instance'), accounts: claim('accounts'), tenants: claim('tenants') },
  'an object that names claims',
);

const MINUTES_EXPECTED = 'a whole number of minutes from 1 to 1440, or null';
const DAYS_EXPECTED = 'a whole number of days, or 0 for none';
const PATIENCE_EXPECTED = 'a whole number of milliseconds from 1000 to 60000';

/** `/config.json`. */
export const configurationSchema = z.object(
  {
    mode: z.enum(['sandbox', 'live'], '"live" or "sandbox"'),
    platformUrl: url,
    authUrl: url,
    assistantUrl: url,
    workspaces: z._default(z.array(workspace, 'a list of workspaces'), []),
    operations: z._default(z.record(z.string(), override, 'an object of operations by their ids'), {}),
    claims: z.prefault(claims, {}),
    /** The origins besides the platform's whose images are shown, such as the one that uploads are served from. */
    imageHosts: z._default(z.array(origin, 'a list of origins'), []),
    /** Sends campaigns to another origin although a browser may repeat such a request by itself (campaigns, on the wire). */
    acceptCrossOriginCampaignRisk: z._default(z.boolean('true or false'), false),
    /** Above this count a second administrator must send a campaign from an approval file; null: never. */
    secondAdministratorAbove: z._default(z.nullable(z.int('a whole number, or null')), null),
    /** After so many minutes without a sign of a person the page asks to sign in again; null: never. */
    inactivityLockMinutes: z._default(
      z.nullable(z.int(MINUTES_EXPECTED).check(z.gte(1, MINUTES_EXPECTED), z.lte(1440, MINUTES_EXPECTED))),
      null,
    ),
    /** For how many days what was done here is kept; 0: nothing is. */
    activityDays: z._default(z.int(DAYS_EXPECTED).check(z.gte(0, DAYS_EXPECTED)), 90),
    /** How long a campaign's answer is waited for, in milliseconds: less than every proxy on the way waits. */
    campaignTimeoutMs: z._default(
      z.int(PATIENCE_EXPECTED).check(z.gte(1000, PATIENCE_EXPECTED), z.lte(60_000, PATIENCE_EXPECTED)),
      20_000,
    ),
  },
  'a JSON object',
);

export type Configuration = z.output<typeof configurationSchema> & {
  /** What the file says under names that nothing reads, by their paths. */
  readonly unknownKeys?: readonly string[];
};

/** A key that is wrong, and what was expected of it. */
export interface ConfigurationProblem {
  readonly key: string;
  readonly expected: string;
}

const isNested = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The paths of what a file gives and the schema dropped: a misspelled key would otherwise pass for one that is set. */
export function unknownKeys(given: unknown, read: unknown, path = ''): string[] {
  if (!isNested(given) || !isNested(read)) return [];
  return Object.entries(given).flatMap(([key, value]) =>
    Object.hasOwn(read, key) ? unknownKeys(value, read[key], `${path}${key}.`) : [path + key],
  );
}

let current: Configuration | null = null;

/** The configuration in force. Throws before `setConfiguration`, which only a mistake in the boot order can cause. */
export function configuration(): Configuration {
  if (current === null) throw new Error('The configuration is read before it was loaded.');
  return current;
}

export function setConfiguration(next: Configuration): void {
  current = next;
}

/** The configured workspaces as frozen values. */
export function configuredWorkspaces(): readonly Workspace[] {
  return configuration().workspaces.map((entry) =>
    Object.freeze({
      ...entry,
      tenant: entry.tenant ?? null,
      instanceName: entry.instanceName ?? null,
      environment: entry.environment ?? null,
    }),
  );
}
