// Variants simulate deployments that implement the contract differently. A variant changes a request before the rules,
// a response or its headers after the rules, or the demo data. The rules themselves don't depend on variants.
import { OPERATIONS } from '~/api/operations';
import { buildErrorBody, createNotFound } from './error-body';
import type { Platform } from './platform';
import { getService, handleRequest, type ReceivedRequest, type SandboxResponse } from './respond';
import type { SandboxState } from './state';
import { addLocales, addSecondPages, addTeams, lengthenMessages } from './variant-data';
import { addDefaultToProposals, limitPages, removeFilters, removeUnknownSuffixes } from './variant-requests';
import {
  addFurtherFields,
  addPages,
  addUnknownSuffixes,
  loosenShapes,
  moveUploadsToOtherHost,
  removeBody,
  removeTotals,
  removeUnpromisedFields,
  removeUrlSchemes,
} from './variant-responses';

export interface Variant {
  readonly name: string;
  /** The effect on a deployment, in one sentence. */
  readonly means: string;
  /** Changes the demo data in place. */
  readonly data?: (state: SandboxState) => void;
  readonly request?: (received: ReceivedRequest) => ReceivedRequest;
  /** Returns a response in place of the rules; null lets the rules respond. */
  readonly refusal?: (received: ReceivedRequest) => SandboxResponse | null;
  /** Changes a successful response of the rules. Error responses stay unchanged. */
  readonly answer?: (response: SandboxResponse, received: ReceivedRequest) => SandboxResponse;
  /** Changes the headers of every response in place. `now` is in milliseconds. */
  readonly headers?: (headers: Headers, now: number) => void;
}

/** Response headers that a page can always read across origins (Fetch standard: CORS-safelisted). */
const ALWAYS_EXPOSED = [
  'cache-control',
  'content-language',
  'content-length',
  'content-type',
  'expires',
  'last-modified',
  'pragma',
];

const isWait = (headers: Headers) => headers.has('retry-after');

/**
 * Simulates a platform without this operation: its path doesn't exist (404), or exists with other methods only (405).
 */
const absent = (status: 404 | 405, operation: string): Variant => ({
  name: `absent-${status}:${operation}`,
  means: `The platform doesn’t have ${operation} and responds with ${status}, even without a session.`,
  refusal: (received) => {
    if (received.operation.id !== operation) return null;
    if (status === 405) return { status, body: undefined };
    return { status, body: buildErrorBody(createNotFound(), getService(received.operation), 'en') };
  },
});

const ASSUMED = OPERATIONS.filter(({ origin }) => origin === 'assumed');

/** All variants, in the order in which they are applied. */
export const VARIANTS: readonly Variant[] = [
  {
    name: 'large-account',
    means: 'Acme has 2,000 teams, 500 inboxes and 300 agents, more than fit on one page of a list or picker.',
    data: addTeams,
  },
  {
    name: 'more-locales',
    means: 'A portal has content in `es_419` and `zh_Hans`, which aren’t just a language and a country.',
    data: addLocales,
  },
  {
    name: 'long-messages',
    means: 'Some messages are 64 KB long, and one of them has no spaces.',
    data: lengthenMessages,
  },
  {
    name: 'paged-lists',
    means:
      'Members, senders, templates and assistants are returned in pages of 25, like every list in the contract.',
    data: addSecondPages,
    answer: addPages,
  },
  {
    name: 'filters-ignored',
    means:
      'Filters have other names, so message type and order, status, inbox and category are ignored, not rejected.',
    request: removeFilters,
  },
  {
    name: 'per-page-25',
    means: 'The page size has another name or a lower limit, so no page has more than 25 entries.',
    request: limitPages,
  },
  {
    name: 'unknown-values',
    means: 'Every enumerated field has an unknown value, which the console shows unchanged.',
    request: removeUnknownSuffixes,
    answer: addUnknownSuffixes,
  },
  {
    name: 'loose-shapes',
    means:
      'Empty texts are null, and the parameters of a macro action are a string or null instead of a list.',
    answer: loosenShapes,
  },
  {
    name: 'promised-fields',
    means:
      'Found conversations, campaigns, agents, labels, senders and assistants only have the fields in the contract.',
    answer: removeUnpromisedFields,
  },
  {
    name: 'filled-defaults',
    means: 'Editing an assistant also fills in a missing fallback model.',
    request: addDefaultToProposals,
  },
  {
    name: 'no-bodies',
    means: 'Assumed writes return no body, with status 201 after a creation and 204 after an update.',
    answer: removeBody,
  },
  {
    name: 'no-totals',
    means: 'Assumed lists return `has_next`, like the list of messages, but no total.',
    answer: removeTotals,
  },
  {
    name: 'further-fields',
    means: 'Every object has an unknown field, as in a newer version of the platform.',
    answer: addFurtherFields,
  },
  {
    name: 'uploads-elsewhere',
    means:
      'Uploads are served by another host, which `imageHosts` and the content security policy must include.',
    answer: moveUploadsToOtherHost,
  },
  {
    name: 'no-schemes',
    means: 'Public and canonical URLs come without `https://`.',
    answer: removeUrlSchemes,
  },
  {
    name: 'retry-after-date',
    means: 'The `Retry-After` header of a 429 is a date.',
    headers: (headers, now) => {
      const seconds = Number(headers.get('retry-after'));
      if (isWait(headers)) headers.set('retry-after', new Date(now + seconds * 1000).toUTCString());
    },
  },
  {
    name: 'retry-after-3600',
    means: 'A 429 asks to wait for an hour.',
    headers: (headers) => {
      if (isWait(headers)) headers.set('retry-after', '3600');
    },
  },
  {
    name: 'no-retry-after',
    means: 'A proxy drops `Retry-After`, so only `ratelimit-reset` is left.',
    headers: (headers) => headers.delete('retry-after'),
  },
  {
    name: 'hidden-headers',
    means:
      'The platform is on another origin and exposes no headers, so request limit, wait and clock can’t be read.',
    headers: (headers) => {
      for (const name of [...headers.keys()]) if (!ALWAYS_EXPOSED.includes(name)) headers.delete(name);
    },
  },
  ...ASSUMED.flatMap(({ id }) => [absent(404, id), absent(405, id)]),
];

/** Returns the named variants in the order in which they are applied. Throws if a name is unknown. */
export function findVariants(names: readonly string[]): readonly Variant[] {
  const unknown = names.find((name) => VARIANTS.every((variant) => variant.name !== name));
  if (unknown !== undefined)
    throw new Error(
      `There is no variant "${unknown}". There are: ${VARIANTS.map(({ name }) => name).join(', ')}`,
    );
  return filterVariants(names);
}

/**
 * Returns the named variants like `findVariants`, but ignores unknown names, which another version of the console may
 * have stored.
 */
export const filterVariants = (names: readonly string[]): readonly Variant[] =>
  VARIANTS.filter(({ name }) => names.includes(name));

/** Responds to a request as the platform does under these variants. */
export function handleWithVariants(
  variants: readonly Variant[],
  platform: Platform,
  received: ReceivedRequest,
  now: number,
): SandboxResponse {
  const asked = variants.reduce((request, variant) => variant.request?.(request) ?? request, received);
  for (const { refusal: rejection } of variants) {
    const refused = rejection?.(asked);
    if (refused) return refused;
  }
  const plain = handleRequest(platform, asked, now);
  if (plain.status > 299) return plain;
  return variants.reduce((response, variant) => variant.answer?.(response, asked) ?? response, plain);
}
