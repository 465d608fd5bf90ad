// The possible outcomes of a send, as stored in the ledger.
import * as z from 'zod/mini';
import { moment } from '~/lib/time/moment';

/** The twelve detail codes of a refused campaign (contract: campaign-refusals). None of them creates a campaign. */
export const DETAIL_CODES = [
  'template_not_found',
  'template_name_as_message',
  'unreachable',
  'unsupported_type',
  'too_many_entries',
  'cap_exceeded',
  'invalid',
  'conflicting_channel_fields',
  'missing_channel',
  'unsupported_channel',
  'inbox_not_assigned',
  'invalid_template_param',
] as const;

const fieldProblem = z.object({ field: z.string(), code: z.string(), message: z.string() });

/** The reason why it is certain that nothing was created. */
export const rejection = z.discriminatedUnion('reason', [
  /** 422: the details contain one or more of the twelve codes. */
  z.object({ reason: z.literal('invalid'), details: z.array(fieldProblem) }),
  /** 409: the audience has a different size now. */
  z.object({ reason: z.literal('mismatch') }),
  z.object({ reason: z.literal('bad-request') }),
  z.object({ reason: z.literal('unauthenticated') }),
  z.object({ reason: z.literal('forbidden') }),
  z.object({ reason: z.literal('not-found') }),
  z.object({ reason: z.literal('rate-limited'), waitSeconds: z.number() }),
  /** Nothing left the browser: signed out, held back by the rate limit, or disabled. */
  z.object({ reason: z.literal('not-sent') }),
  /** A person looked in the campaign dashboard and didn't find it. */
  z.object({ reason: z.literal('said-by-person'), person: z.string(), at: moment }),
]);
export type Rejection = z.output<typeof rejection>;

/** The reason why the outcome isn't known. */
export const UNKNOWN_CAUSES = ['no-answer', 'timed-out', 'unclear-answer', 'interrupted'] as const;
export type UnknownCause = (typeof UNKNOWN_CAUSES)[number];

export const outcome = z.discriminatedUnion('name', [
  /** `reachableCount` is part of the response, which may omit it. It is null if a person entered the ID. */
  z.object({
    name: z.literal('sent'),
    id: z.int(),
    reachableCount: z.optional(z.nullable(z.number())),
    /** The platform returned this campaign for a number that a person entered. */
    isRead: z.optional(z.boolean()),
  }),
  /** `person` found the campaign in the dashboard; null if only the response is known. */
  z.object({ name: z.literal('sent-without-id'), person: z.nullable(z.string()) }),
  z.object({ name: z.literal('refused'), refusal: rejection, serverMessage: z.nullable(z.string()) }),
  z.object({ name: z.literal('unknown'), cause: z.enum(UNKNOWN_CAUSES), status: z.nullable(z.number()) }),
]);
export type Outcome = z.output<typeof outcome>;
