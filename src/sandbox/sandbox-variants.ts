// Variants simulate deployments that implement the contract differently. A variant can change the demo data, the
// requests that reach an operation handler, or the responses and their headers. The handlers themselves don't depend on
// variants.
import { OPERATIONS } from '~/api/operations';
import { buildErrorBody, createRecordNotFoundError } from './error-body';
import type { Platform } from './platform';
import { getOperationService, handleRequest, type ReceivedRequest, type SandboxResponse } from './respond';
import type { SandboxState } from './state';
import { addLocales, addRecordsBeyondFirstPage, enlargeAccount, lengthenMessages } from './variant-data';
import { addDefaultToProposals, limitPages, removeFilters, removeUnknownSuffixes } from './variant-requests';
import {
  addAdditionalFields,
  addPages,
  addUnknownSuffixes,
  moveUploadsToOtherHost,
  removeBody,
  removeTotals,
  removeUnpromisedFields,
  removeUrlSchemes,
  unwrapParameters,
} from './variant-responses';

export interface SandboxVariant {
  readonly name: string;
  /** The effect on a deployment, in one sentence. */
  readonly effect: string;
  /** Changes the demo data in place. */
  readonly changeData?: (state: SandboxState) => void;
  readonly changeRequest?: (received: ReceivedRequest) => ReceivedRequest;
  /** Returns a response instead of calling the operation handler. If it returns null, the handler is called. */
  readonly replaceResponse?: (received: ReceivedRequest) => SandboxResponse | null;
  /** Changes a successful response of an operation handler. Error responses stay unchanged. */
  readonly changeResponse?: (response: SandboxResponse, received: ReceivedRequest) => SandboxResponse;
  /** Changes the headers of every response in place. `now` is in milliseconds. */
  readonly changeHeaders?: (headers: Headers, now: number) => void;
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
const absent = (status: 404 | 405, operation: string): SandboxVariant => ({
  name: `absent-${status}:${operation}`,
  effect: `The platform doesn’t have ${operation} and responds with ${status}, even without a session.`,
  replaceResponse: (received) => {
    if (received.operation.id !== operation) return null;
    if (status === 405) return { status, body: undefined };
    return {
      status,
      body: buildErrorBody(createRecordNotFoundError(), getOperationService(received.operation), 'en'),
    };
  },
});

const ASSUMED = OPERATIONS.filter(({ origin }) => origin === 'assumed');

/** All variants, in the order in which they are applied. */
export const SANDBOX_VARIANTS: readonly SandboxVariant[] = [
  {
    name: 'large-account',
    effect:
      'Acme has 2,000 teams, 500 inboxes and 300 agents, more than fit on one page of a list or picker.',
    changeData: enlargeAccount,
  },
  {
    name: 'more-locales',
    effect: 'A portal has content in `es_419` and `zh_Hans`, which aren’t just a language and a country.',
    changeData: addLocales,
  },
  {
    name: 'long-messages',
    effect: 'Some messages are 64 KB long, and one of them has no spaces.',
    changeData: lengthenMessages,
  },
  {
    name: 'paged-lists',
    effect:
      'Members, senders, templates and assistants are returned in pages of 25, like every list in the contract.',
    changeData: addRecordsBeyondFirstPage,
    changeResponse: addPages,
  },
  {
    name: 'filters-ignored',
    effect:
      'Filters have other names, so message type and order, status, inbox and category are ignored, not rejected.',
    changeRequest: removeFilters,
  },
  {
    name: 'per-page-25',
    effect: 'The page size has another name or a lower limit, so no page has more than 25 entries.',
    changeRequest: limitPages,
  },
  {
    name: 'unknown-values',
    effect: 'Every enumerated field has an unknown value, which the console shows unchanged.',
    changeRequest: removeUnknownSuffixes,
    changeResponse: addUnknownSuffixes,
  },
  {
    name: 'loose-shapes',
    effect:
      'Empty texts are null, and the parameters of a macro action are a string or null instead of a list.',
    changeResponse: unwrapParameters,
  },
  {
    name: 'promised-fields',
    effect:
      'Found conversations, campaigns, agents, labels, senders and assistants only have the fields in the contract.',
    changeResponse: removeUnpromisedFields,
  },
  {
    name: 'filled-defaults',
    effect: 'Editing an assistant also fills in a missing fallback model.',
    changeRequest: addDefaultToProposals,
  },
  {
    name: 'no-bodies',
    effect: 'Assumed writes return no body, with status 201 after a creation and 204 after an update.',
    changeResponse: removeBody,
  },
  {
    name: 'no-totals',
    effect: 'Assumed lists return `has_next`, like the list of messages, but no total.',
    changeResponse: removeTotals,
  },
  {
    name: 'further-fields',
    effect: 'Every object has an unknown field, as in a newer version of the platform.',
    changeResponse: addAdditionalFields,
  },
  {
    name: 'uploads-elsewhere',
    effect:
      'Uploads are served by another host, which `imageHosts` and the content security policy must include.',
    changeResponse: moveUploadsToOtherHost,
  },
  {
    name: 'no-schemes',
    effect: 'Public and canonical URLs come without `https://`.',
    changeResponse: removeUrlSchemes,
  },
  {
    name: 'retry-after-date',
    effect: 'The `Retry-After` header of a 429 is a date.',
    changeHeaders: (headers, now) => {
      const seconds = Number(headers.get('retry-after'));
      if (isWait(headers)) headers.set('retry-after', new Date(now + seconds * 1000).toUTCString());
    },
  },
  {
    name: 'retry-after-3600',
    effect: 'A 429 asks to wait for an hour.',
    changeHeaders: (headers) => {
      if (isWait(headers)) headers.set('retry-after', '3600');
    },
  },
  {
    name: 'no-retry-after',
    effect: 'A proxy drops `Retry-After`, so only `ratelimit-reset` is left.',
    changeHeaders: (headers) => headers.delete('retry-after'),
  },
  {
    name: 'hidden-headers',
    effect:
      'The platform is on another origin and exposes no headers, so request limit, wait and clock can’t be read.',
    changeHeaders: (headers) => {
      for (const name of [...headers.keys()]) if (!ALWAYS_EXPOSED.includes(name)) headers.delete(name);
    },
  },
  ...ASSUMED.flatMap(({ id }) => [absent(404, id), absent(405, id)]),
];

/** Returns the named variants in the order in which they are applied. Throws if a name is unknown. */
export function findVariants(names: readonly string[]): readonly SandboxVariant[] {
  const unknown = names.find((name) => SANDBOX_VARIANTS.every((variant) => variant.name !== name));
  if (unknown !== undefined)
    throw new Error(
      `There is no variant "${unknown}". There are: ${SANDBOX_VARIANTS.map(({ name }) => name).join(', ')}`,
    );
  return listKnownVariants(names);
}

/**
 * Returns the named variants like `findVariants`, but ignores unknown names, which another version of the console may
 * have stored.
 */
export const listKnownVariants = (names: readonly string[]): readonly SandboxVariant[] =>
  SANDBOX_VARIANTS.filter(({ name }) => names.includes(name));

export function handleRequestWithVariants(
  variants: readonly SandboxVariant[],
  platform: Platform,
  received: ReceivedRequest,
  now: number,
): SandboxResponse {
  const asked = variants.reduce((request, variant) => variant.changeRequest?.(request) ?? request, received);
  for (const { replaceResponse: rejection } of variants) {
    const refused = rejection?.(asked);
    if (refused) return refused;
  }
  const plain = handleRequest(platform, asked, now);
  if (plain.status > 299) return plain;
  return variants.reduce((response, variant) => variant.changeResponse?.(response, asked) ?? response, plain);
}
