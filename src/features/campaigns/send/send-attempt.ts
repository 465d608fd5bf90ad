// An attempt to send a campaign, as stored in this browser's ledger, with its content, recipients, sender and outcome.
import * as z from 'zod/mini';
import { epochMsSchema } from '~/lib/time/moment';
import { campaignContentSchema } from './campaign-content';
import { attemptStateSchema } from './send-machine';

/** The names of workspace, sender and labels at the time of sending, because they may be renamed or deleted later. */
export const attemptNamesSchema = z.object({
  workspace: z.string(),
  sender: z.string(),
  audience: z.array(z.string()),
});
export type AttemptNames = z.output<typeof attemptNamesSchema>;

export const sendAttemptSchema = z.object({
  id: z.string(),
  /** The workspace as `{instance}/{accountId}`. */
  workspace: z.string(),
  /** The email address of the user who sent the campaign. */
  person: z.string(),
  content: campaignContentSchema,
  fingerprint: z.string(),
  /** The recipient count that the user typed to confirm the send. */
  confirmedRecipients: z.int(),
  names: attemptNamesSchema,
  /** The message. If the channel is `template`, the text as a recipient sees it. */
  text: z.string(),
  /** The author and hash of the approval file, if one was needed. */
  plan: z.nullable(z.object({ author: z.string(), hash: z.string() })),
  /** The time when the request was sent, by this browser's clock. */
  sentAt: epochMsSchema,
  /** The time at which the outcome became known. Null until then. */
  endedAt: z.nullable(epochMsSchema),
  state: attemptStateSchema,
  /** The time when the state was imported from a file. Undefined if this browser sent the campaign itself. */
  importedAt: z.optional(epochMsSchema),
});
export type SendAttempt = z.output<typeof sendAttemptSchema>;

export const getWorkspaceKey = ({
  instance,
  accountId,
}: {
  readonly instance: number;
  readonly accountId: number;
}) => `${instance}/${accountId}`;

/** Reports whether the outcome is unknown. While it is unknown, the same campaign must not be sent again. */
export const isOutcomeUnresolved = ({ state }: Pick<SendAttempt, 'state'>): boolean =>
  state.name === 'sending' ||
  state.name === 'unknown' ||
  (state.name === 'sent-without-id' && state.person === null);

/** Reports whether the campaign is known to exist, from the response or from a user who found it in the dashboard. */
export const isAttemptSent = ({ state }: Pick<SendAttempt, 'state'>): boolean =>
  state.name === 'sent' || state.name === 'sent-without-id';
