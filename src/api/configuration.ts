// The runtime configuration: the schema of `/config.json`, and its current value.
import * as z from 'zod/mini';
import { PLACEHOLDER_ORIGIN } from './campaign-route';
import type { Workspace } from './scope';

// Each schema's error text states the expected value. The people who deploy the console see no other message.
const URL_EXPECTED = 'an absolute http(s) URL, a path on this origin, or "" for this origin';
function isPlainUrl(text: string): boolean {
  const isPath = text === '' || text.startsWith('/');
  if (!URL.canParse(text, isPath ? PLACEHOLDER_ORIGIN : undefined)) return false;
  const { origin, protocol, username, password, search, hash } = new URL(text, PLACEHOLDER_ORIGIN);
  if (`${username}${password}${search}${hash}` !== '') return false;
  return isPath ? origin === PLACEHOLDER_ORIGIN : /^https?:$/.test(protocol);
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

const origins = z._default(z.array(origin, 'a list of origins'), []);

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

export const DASHBOARD_PATHS_DESCRIPTION = 'an object of paths by their records';
const dashboardPaths = z.record(z.string(), z.nullable(path), DASHBOARD_PATHS_DESCRIPTION);

const workspace = z.object(
  {
    slug,
    name,
    instance: number,
    instanceName: z.optional(name),
    accountId: number,
    tenant: z.optional(z.string('the name of a tenant')),
    /** A name and a color that the console shows on every page, so that people can tell similar workspaces apart. */
    environment: z.optional(environment),
    /**
     * The URL of the product's own dashboard. `dashboardPaths` contains the paths of record pages, relative to this
     * URL.
     */
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
const HOURS_EXPECTED = 'hours such as 21:00-08:00, or null';
const PATIENCE_EXPECTED = 'a whole number of milliseconds from 1000 to 60000';

const limit = z._default(z.nullable(z.int('a whole number, or null')), null);

/** The schema of `/config.json`. */
export const configurationSchema = z.object(
  {
    mode: z.enum(['sandbox', 'live'], '"live" or "sandbox"'),
    platformUrl: url,
    authUrl: url,
    assistantUrl: url,
    workspaces: z._default(z.array(workspace, 'a list of workspaces'), []),
    operations: z._default(z.record(z.string(), override, 'an object of operations by their ids'), {}),
    claims: z.prefault(claims, {}),
    /** Origins whose images are shown in addition to those of the platform, such as the origin that serves uploads. */
    imageHosts: origins,
    /** Origins that links in articles open without asking for confirmation. */
    knownHosts: origins,
    /**
     * Allows sending campaigns to a platform on another origin, even though a browser may then silently repeat the
     * request (see “Blocking repeated requests” in docs/campaign-states.md).
     */
    acceptCrossOriginCampaignRisk: z._default(z.boolean('true or false'), false),
    /**
     * If a campaign has more recipients than this, a second administrator must send it from an approval file. Null
     * disables this.
     */
    secondAdministratorAbove: limit,
    /** Recipient count above which the console asks for the password before sending a campaign. Null disables this. */
    reauthenticateAbove: limit,
    /** Hours of the day during which campaigns shouldn't be sent. Users can choose other hours in their browser. */
    quietHours: z._default(
      z.nullable(
        z
          .string(HOURS_EXPECTED)
          .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/, HOURS_EXPECTED)),
      ),
      null,
    ),
    /** The path that is requested after each sign-out, to let the server clear the browser's data. */
    signOutPath: z._default(z.nullable(path), null),
    /** Minutes without activity after which the person must sign in again. Null disables this. */
    inactivityLockMinutes: z._default(
      z.nullable(z.int(MINUTES_EXPECTED).check(z.gte(1, MINUTES_EXPECTED), z.lte(1440, MINUTES_EXPECTED))),
      null,
    ),
    /** Number of days for which the activity log is stored. 0 disables the log. */
    activityDays: z._default(z.int(DAYS_EXPECTED).check(z.gte(0, DAYS_EXPECTED)), 90),
    /**
     * Time limit for creating a campaign, in milliseconds. Must be shorter than the time limits of all proxies between
     * the console and the platform.
     */
    campaignTimeoutMs: z._default(
      z.int(PATIENCE_EXPECTED).check(z.gte(1000, PATIENCE_EXPECTED), z.lte(60_000, PATIENCE_EXPECTED)),
      20_000,
    ),
  },
  'a JSON object',
);

export type Configuration = z.output<typeof configurationSchema> & {
  /** Paths of keys in the file that aren't in the schema. */
  readonly unknownKeys?: readonly string[];
};

/** An invalid key and its expected value. */
export interface ConfigurationProblem {
  readonly key: string;
  readonly expected: string;
}

const isNested = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns the paths of keys in the file that the schema doesn't define, so that misspelled keys are reported. */
export function findUnknownKeys(given: unknown, read: unknown, path = ''): string[] {
  if (!isNested(given) || !isNested(read)) return [];
  return Object.entries(given).flatMap(([key, value]) =>
    Object.hasOwn(read, key) ? findUnknownKeys(value, read[key], `${path}${key}.`) : [path + key],
  );
}

let current: Configuration | null = null;

/**
 * Returns the current configuration. Throws if it is called before `setConfiguration`, which is a bug in the start-up
 * order.
 */
export function getConfiguration(): Configuration {
  if (current === null) throw new Error('The configuration is read before it was loaded.');
  return current;
}

export function setConfiguration(next: Configuration): void {
  current = next;
}

/** Returns the configured workspaces as frozen objects. */
export function getConfiguredWorkspaces(): readonly Workspace[] {
  return getConfiguration().workspaces.map((entry) =>
    Object.freeze({
      ...entry,
      tenant: entry.tenant ?? null,
      instanceName: entry.instanceName ?? null,
      environment: entry.environment ?? null,
    }),
  );
}
