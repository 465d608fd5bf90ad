// The runtime configuration: what `/config.json` may say, and where it is kept once read.
import * as z from 'zod/mini';
import type { Workspace } from './scope';

const url = z.string().check(
  z.refine((text) => {
    if (text === '' || text.startsWith('/')) return !text.startsWith('//');
    return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  }, 'an absolute http(s) URL, a path on this origin, or "" for this origin'),
);

const slug = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/, 'lower-case letters, digits and hyphens'));

const workspace = z.object({
  slug,
  name: z.string().check(z.minLength(1, 'a name')),
  instance: z.int(),
  /** What people call the instance, where it has a name. */
  instanceName: z.optional(z.string().check(z.minLength(1, 'a name'))),
  accountId: z.int(),
  tenant: z.optional(z.string()),
});

const override = z.nullable(
  z.object({
    method: z.enum(['GET', 'POST', 'PATCH', 'DELETE']),
    path: z.string().check(z.regex(/^\//, 'a path that starts with /')),
  }),
);

const claims = z.object({
  instance: z._default(z.string(), 'chat_instance'),
  accounts: z._default(z.string(), 'accounts'),
  tenants: z._default(z.string(), 'tenants'),
});

/** `/config.json`. */
export const configurationSchema = z.object({
  mode: z.enum(['sandbox', 'live']),
  platformUrl: url,
  authUrl: url,
  assistantUrl: url,
  workspaces: z._default(z.array(workspace), []),
  operations: z._default(z.record(z.string(), override), {}),
  claims: z.prefault(claims, {}),
  /** Sends campaigns to another origin although a browser may repeat such a request by itself (campaigns, on the wire). */
  acceptCrossOriginCampaignRisk: z._default(z.boolean(), false),
  /** Above this count a second administrator must send a campaign from a sealed plan; null: never. */
  secondAdministratorAbove: z._default(z.nullable(z.int()), null),
  /** How long a campaign's answer is waited for, in milliseconds: less than every proxy on the way waits. */
  campaignTimeoutMs: z._default(z.int().check(z.gte(1000), z.lte(60_000)), 20_000),
});

export type Configuration = z.output<typeof configurationSchema>;

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
    Object.freeze({ ...entry, tenant: entry.tenant ?? null, instanceName: entry.instanceName ?? null }),
  );
}
