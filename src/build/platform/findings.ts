// Converts the results of checking a platform to the keys of config.json that differ from the defaults.
import type { FoundClaims } from './find-claims';
import type { OperationResult, PlatformResults } from './read-platform';

export interface ConfigurationKeys {
  readonly operations?: Readonly<Record<string, { readonly method: string; readonly path: string } | null>>;
  readonly claims?: Readonly<Record<string, string>>;
  readonly imageHosts?: readonly string[];
}

const USUAL = { instance: 'chat_instance', accounts: 'accounts', tenants: 'tenants' } as const;

/**
 * Returns the keys that differ from the defaults. `platformOrigin` is the origin of the platform's URL, or the
 * console's own origin if that URL is `""`. This origin must not be in `imageHosts`, because an image in an article
 * could then make browsers send requests to the services on that origin.
 */
export function listChangedKeys(
  { readings, imageOrigins }: PlatformResults,
  { names }: FoundClaims,
  platformOrigin: string,
): ConfigurationKeys {
  const operations = readings
    .filter(({ outcome }) => outcome === 'absent' || outcome === 'moved')
    .map(({ operation: { id, method }, outcome, detail }) =>
      outcome === 'absent' ? ([id, null] as const) : ([id, { method, path: detail }] as const),
    );
  const claims = Object.entries(names).filter(
    (claim): claim is [keyof typeof USUAL, string] =>
      claim[1] !== null && claim[1] !== USUAL[claim[0] as keyof typeof USUAL],
  );
  const imageHosts = imageOrigins.filter((origin) => origin !== platformOrigin);
  return {
    ...(operations.length > 0 && { operations: Object.fromEntries(operations) }),
    ...(claims.length > 0 && { claims: Object.fromEntries(claims) }),
    ...(imageHosts.length > 0 && { imageHosts }),
  };
}

const TITLES: Readonly<Record<OperationResult['outcome'], string>> = {
  there: 'Responded as expected',
  moved: 'Found at another path',
  absent: 'Not available',
  differs: 'Unexpected response',
  refused: 'Rejected for this person',
  failed: 'No usable response',
  unasked: 'Not requested',
};

/** Returns one paragraph per outcome that lists the operations with this outcome. */
export const summarizeResults = (readings: readonly OperationResult[]): string[] =>
  (Object.keys(TITLES) as OperationResult['outcome'][]).flatMap((outcome) => {
    const those = readings.filter((reading) => reading.outcome === outcome);
    if (those.length === 0) return [];
    const isBare = outcome === 'there' || outcome === 'unasked';
    return [
      `${TITLES[outcome]} (${those.length}):`,
      ...(isBare
        ? [`  ${those.map(({ operation }) => operation.id).join(', ')}`]
        : those.map(({ operation, detail }) => `  ${operation.id}: ${detail}`)),
    ];
  });
