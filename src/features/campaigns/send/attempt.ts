// One attempt as the ledger keeps it: what, to how many, by whom, and what came of it.
import * as z from 'zod/mini';
import { moment } from '~/lib/time/moment';
import { campaignContent } from './campaign-content';
import { attemptState } from './send-machine';

/** How names were when it was sent: inboxes and labels may be renamed or gone when the record is read. */
export const attemptNames = z.object({
  workspace: z.string(),
  sender: z.string(),
  audience: z.array(z.string()),
});
export type AttemptNames = z.output<typeof attemptNames>;

export const attempt = z.object({
  id: z.string(),
  /** `{instance}/{accountId}`: the pair as one value. */
  workspace: z.string(),
  /** Who sent it, by e-mail. */
  person: z.string(),
  content: campaignContent,
  fingerprint: z.string(),
  /** The count that the person typed. */
  confirmedRecipients: z.int(),
  names: attemptNames,
  /** The text as a recipient sees it, for a template; the message itself otherwise. */
  text: z.string(),
  /** Where an approval file was needed: whose it is and its hash. */
  plan: z.nullable(z.object({ author: z.string(), hash: z.string() })),
  /** When the request left, by this browser's clock. */
  sentAt: moment,
  /** When the outcome was written; null while it isn't known. */
  endedAt: z.nullable(moment),
  state: attemptState,
  /** When the state was taken from a file: this browser saw no answer itself. */
  importedAt: z.optional(moment),
});
export type Attempt = z.output<typeof attempt>;

export const workspaceKey = ({
  instance,
  accountId,
}: {
  readonly instance: number;
  readonly accountId: number;
}) => `${instance}/${accountId}`;

/** Whether the attempt keeps the same campaign from being sent again: nobody has said yet what came of it. */
export const isUnsettled = ({ state }: Pick<Attempt, 'state'>): boolean =>
  state.name === 'sending' ||
  state.name === 'unknown' ||
  (state.name === 'sent-without-id' && state.person === null);

/** Whether the campaign is known to have been created, by the answer or by a person who looked. */
export const wasSent = ({ state }: Pick<Attempt, 'state'>): boolean =>
  state.name === 'sent' || state.name === 'sent-without-id';
