// Approval files for large audiences. One administrator creates the file. Another administrator opens it, fetches a new
// recipient count and sends the campaign.
import * as z from 'zod/mini';
import { toCanonicalJson } from '~/lib/json/canonical-json';
import { parseJson } from '~/lib/json/json';
import { hashText } from '~/lib/sha256';
import { epochMsSchema } from '~/lib/time/moment';
import { campaignContentSchema } from './campaign-content';
import { attemptNamesSchema } from './send-attempt';

const planBody = z.object({
  format: z.literal('campaign-plan'),
  version: z.literal(1),
  author: z.string(),
  /** Milliseconds since the epoch. */
  sealedAt: epochMsSchema,
  content: campaignContentSchema,
  names: attemptNamesSchema,
  /** The recipient count of the author's preview. The second administrator fetches a new count before sending. */
  reachable: z.int(),
});
export type ApprovalContents = z.output<typeof planBody>;

export const approvalFileSchema = z.object({ plan: planBody, hash: z.string() });
export type ApprovalFile = z.output<typeof approvalFileSchema>;

export type ApprovalFileResult =
  | { readonly open: true; readonly file: ApprovalFile }
  | { readonly open: false; readonly why: 'unreadable' | 'changed' | 'other-workspace' | 'same-person' };

/** Reports whether a campaign with this recipient count needs the approval of a second administrator. */
export const requiresSecondPerson = (reachable: number, above: number | null): boolean =>
  above !== null && reachable > above;

export async function createApprovalFile(plan: ApprovalContents): Promise<ApprovalFile> {
  return { plan, hash: await hashText(toCanonicalJson(plan)) };
}

/** Returns the start of an approval file's hash, for two people to compare by eye. */
export const getShortHash = ({ hash }: ApprovalFile): string => hash.slice(0, 8);

/** Compares email addresses without regard to case and surrounding spaces. */
export const isSameEmailAddress = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * Opens an approval file for one person in one workspace. The hash detects accidents and edits, but it is not a
 * signature.
 */
export async function openApprovalFile(
  text: string,
  person: string,
  workspace: { readonly instance: number; readonly accountId: number },
): Promise<ApprovalFileResult> {
  const parsed = approvalFileSchema.safeParse(parseJson(text));
  if (!parsed.success) return { open: false, why: 'unreadable' };
  const { plan, hash } = parsed.data;
  if ((await hashText(toCanonicalJson(plan))) !== hash) return { open: false, why: 'changed' };
  const { instance, accountId } = plan.content;
  if (instance !== workspace.instance || accountId !== workspace.accountId) {
    return { open: false, why: 'other-workspace' };
  }
  return isSameEmailAddress(plan.author, person)
    ? { open: false, why: 'same-person' }
    : { open: true, file: parsed.data };
}
