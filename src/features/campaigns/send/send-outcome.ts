// The possible outcomes of a send, as stored in the ledger.
import * as z from 'zod/mini';
import { epochMsSchema } from '~/lib/time/moment';

/**
 * The twelve detail codes of a rejected campaign (contract: campaign-refusals). Each guarantees that no campaign was
 * created.
 */
export const REJECTION_DETAIL_CODES = [
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

/** The reason why it is certain that no campaign was created. */
export const sendRejectionSchema = z.discriminatedUnion('reason', [
  /** 422: the details contain one or more of the twelve codes. */
  z.object({ reason: z.literal('invalid'), details: z.array(fieldProblem) }),
  /** 409: the number of recipients differs from the number that the user confirmed. */
  z.object({ reason: z.literal('mismatch') }),
  z.object({ reason: z.literal('bad-request') }),
  z.object({ reason: z.literal('unauthenticated') }),
  z.object({ reason: z.literal('forbidden') }),
  z.object({ reason: z.literal('not-found') }),
  z.object({ reason: z.literal('rate-limited'), waitSeconds: z.number() }),
  /**
   * The request never left the browser, because the user was signed out, the rate limit was reached, or the endpoint is
   * disabled.
   */
  z.object({ reason: z.literal('not-sent') }),
  /** A user looked in the dashboard and didn't find the campaign. */
  z.object({ reason: z.literal('said-by-person'), person: z.string(), at: epochMsSchema }),
]);
export type SendRejection = z.output<typeof sendRejectionSchema>;

export const UNKNOWN_OUTCOME_CAUSES = ['no-answer', 'timed-out', 'unclear-answer', 'interrupted'] as const;
export type UnknownOutcomeCause = (typeof UNKNOWN_OUTCOME_CAUSES)[number];

export const sendOutcomeSchema = z.discriminatedUnion('name', [
  /** `reachableCount` comes from the response, which may omit it. It is also null if a user entered the ID. */
  z.object({
    name: z.literal('sent'),
    id: z.int(),
    reachableCount: z.optional(z.nullable(z.number())),
    /** True if the platform returned this campaign for the ID that a user entered. */
    isRead: z.optional(z.boolean()),
  }),
  /**
   * `person` is the user who found the campaign in the dashboard. Null if only the response shows that it was created.
   */
  z.object({ name: z.literal('sent-without-id'), person: z.nullable(z.string()) }),
  z.object({
    name: z.literal('refused'),
    refusal: sendRejectionSchema,
    serverMessage: z.nullable(z.string()),
  }),
  z.object({
    name: z.literal('unknown'),
    cause: z.enum(UNKNOWN_OUTCOME_CAUSES),
    status: z.nullable(z.number()),
  }),
]);
export type SendOutcome = z.output<typeof sendOutcomeSchema>;
