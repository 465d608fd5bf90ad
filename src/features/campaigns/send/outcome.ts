// What can come of a send, as it is kept in the ledger.
import * as z from 'zod/mini';
import { moment } from '~/lib/time/moment';

/** The twelve detail codes of a refused campaign (contract: campaign-refusals). Nothing was created in any of them. */
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

/** Why it is sure that nothing was created. */
export const refusal = z.discriminatedUnion('reason', [
  /** 422: the details name one or more of the twelve. */
  z.object({ reason: z.literal('invalid'), details: z.array(fieldProblem) }),
  /** 409: the audience counts differently now. */
  z.object({ reason: z.literal('mismatch') }),
  z.object({ reason: z.literal('bad-request') }),
  z.object({ reason: z.literal('unauthenticated') }),
  z.object({ reason: z.literal('forbidden') }),
  z.object({ reason: z.literal('not-found') }),
  z.object({ reason: z.literal('rate-limited'), waitSeconds: z.number() }),
  /** Nothing left the browser: signed out, held back by the rate limit, or switched off. */
  z.object({ reason: z.literal('not-sent') }),
  /** A person looked at the campaign dashboard and didn't find it. */
  z.object({ reason: z.literal('said-by-person'), person: z.string(), at: moment }),
]);
export type Refusal = z.output<typeof refusal>;

/** Why nobody knows. */
export const UNKNOWN_CAUSES = ['no-answer', 'timed-out', 'unclear-answer', 'interrupted'] as const;
export type UnknownCause = (typeof UNKNOWN_CAUSES)[number];

export const outcome = z.discriminatedUnion('name', [
  /** `reachableCount` only ever comes with the answer, which may leave it out; it is null where a person entered the id. */
  z.object({
    name: z.literal('sent'),
    id: z.int(),
    reachableCount: z.optional(z.nullable(z.number())),
    /** The platform showed this campaign under a number that a person entered. */
    isRead: z.optional(z.boolean()),
  }),
  /** `person` says who found it in the dashboard; null where only the answer spoke. */
  z.object({ name: z.literal('sent-without-id'), person: z.nullable(z.string()) }),
  z.object({ name: z.literal('refused'), refusal, serverMessage: z.nullable(z.string()) }),
  z.object({ name: z.literal('unknown'), cause: z.enum(UNKNOWN_CAUSES), status: z.nullable(z.number()) }),
]);
export type Outcome = z.output<typeof outcome>;
