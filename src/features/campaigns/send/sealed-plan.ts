// A plan that one administrator seals and another opens, counts again and sends: two people for a large audience.
import * as z from 'zod/mini';
import { parsedJson } from '~/lib/json';
import { sha256 } from '~/lib/sha256';
import { attemptNames } from './attempt';
import { campaignContent } from './campaign-content';
import { canonicalJson } from './fingerprint';

const planBody = z.object({
  format: z.literal('campaign-plan'),
  version: z.literal(1),
  author: z.string(),
  /** Milliseconds since the epoch. */
  sealedAt: z.number(),
  content: campaignContent,
  names: attemptNames,
  /** What the author's preview counted. The sender counts again. */
  reachable: z.int(),
});
export type PlanBody = z.output<typeof planBody>;

export const sealedPlan = z.object({ plan: planBody, hash: z.string() });
export type SealedPlan = z.output<typeof sealedPlan>;

export type OpenedPlan =
  | { readonly open: true; readonly sealed: SealedPlan }
  | { readonly open: false; readonly why: 'unreadable' | 'broken-seal' | 'other-workspace' | 'same-person' };

/** Whether this count needs a second administrator. */
export const needsSecondPerson = (reachable: number, above: number | null): boolean =>
  above !== null && reachable > above;

export async function sealPlan(plan: PlanBody): Promise<SealedPlan> {
  return { plan, hash: await sha256(canonicalJson(plan)) };
}

/** E-mail addresses are compared as people type them. */
export const samePerson = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Opens a plan file for one person in one workspace. The seal tells of accidents and edits; it is no signature. */
export async function openPlan(
  text: string,
  person: string,
  workspace: { readonly instance: number; readonly accountId: number },
): Promise<OpenedPlan> {
  const parsed = sealedPlan.safeParse(parsedJson(text));
  if (!parsed.success) return { open: false, why: 'unreadable' };
  const { plan, hash } = parsed.data;
  if ((await sha256(canonicalJson(plan))) !== hash) return { open: false, why: 'broken-seal' };
  const { instance, accountId } = plan.content;
  if (instance !== workspace.instance || accountId !== workspace.accountId) {
    return { open: false, why: 'other-workspace' };
  }
  return samePerson(plan.author, person)
    ? { open: false, why: 'same-person' }
    : { open: true, sealed: parsed.data };
}
