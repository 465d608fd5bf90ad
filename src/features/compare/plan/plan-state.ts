// The data about the source and the target account that is used while a plan is made. Includes the outcomes of the
// records that are planned so far.

import { mapInSlices } from '~/lib/in-slices';
import type { BundleKind } from '~/resources/transfers';
import { getTransfer } from '~/resources/transfers';
import { toArticlePath } from '../bundle/article-paths';
import type { Bundle, BundleRecord } from '../bundle/bundle';
import { getRecordKey } from './applied';
import {
  collectReplaceableReferences,
  getReferenceDecision,
  getReferenceId,
  type ReferenceChoices,
} from './mapping';
import type { PlanState } from './plan-check';
import { findCounterparts, type TargetAccount, type TargetRecord } from './target-account';

/** A part of a record that is written separately: a member of a team or a language of a portal. */
export type RecordPart = { readonly person: TargetRecord } | { readonly locale: string };

export interface ApplyOptions {
  readonly kinds: readonly BundleKind[];
  /** True if existing records must stay unchanged. */
  readonly onlyAdd: boolean;
  /**
   * Reports whether an interrupted run created a record without adding this member or language. Such a part is added
   * even if existing records stay unchanged.
   */
  readonly isUnwritten: (there: TargetRecord, part: RecordPart) => boolean;
  /**
   * True to publish the articles that are published in the source. Otherwise new articles become drafts, and existing
   * articles keep their status.
   */
  readonly publish: boolean;
  readonly choices: ReferenceChoices;
  readonly isAdministrator: boolean | null;
}

/**
 * The outcome of a record. `worksheet` records must be entered manually. `equal` records are the same in the source and
 * the account. `kept` records differ but stay unchanged.
 */
export type PlanVerdict = 'equal' | 'kept' | 'planned' | 'worksheet' | 'refused';

/**
 * Creates the data for making a plan. The caller adds the outcome of each record to `verdicts`. Records must be added
 * after the records to which they refer.
 */
export async function createPlanState(
  source: Bundle,
  target: TargetAccount,
  options: ApplyOptions,
  verdicts: ReadonlyMap<string, PlanVerdict>,
) {
  const groups = new Map<string, BundleRecord[]>();
  const paths = new Map<string, readonly string[]>();
  await mapInSlices(source.records, (record) => {
    const place = getRecordKey(record);
    const same = groups.get(place);
    if (same) same.push(record);
    else groups.set(place, [record]);
    if (record.kind === 'articles') paths.set(toArticlePath(record.key), record.key);
  });
  const sourceOf = (kind: BundleKind, key: readonly string[]) =>
    groups.get(getRecordKey({ kind, key })) ?? [];
  const found = new Map<string, readonly TargetRecord[]>();
  const counterparts = (kind: BundleKind, key: readonly string[]): readonly TargetRecord[] => {
    const place = getRecordKey({ kind, key });
    const known = found.get(place);
    if (known) return known;
    const [record = { kind, key, values: {}, text: null }] = sourceOf(kind, key);
    const looked = findCounterparts(record, target, (other) => sourceOf(kind, other).length > 0);
    found.set(place, looked);
    return looked;
  };
  const counterpart = (kind: BundleKind, key: readonly string[]) => {
    const [only, ...others] = counterparts(kind, key);
    return others.length === 0 ? only : undefined;
  };
  const isChosen = (kind: BundleKind) => options.kinds.includes(kind);
  const named = await collectReplaceableReferences(
    source.records.filter(({ kind }) => getTransfer(kind).writing && isChosen(kind)),
    target,
    (reference) =>
      reference.$ref === 'team' &&
      'key' in reference &&
      isChosen('teams') &&
      sourceOf('teams', reference.key).some(({ values }) => values.system_managed !== true),
  );
  const byId = new Map(named.map((one) => [one.id, one]));
  // Assumes that a linked article without an outcome will be written. Its outcome may be determined later, because
  // articles may link to each other.
  const mayCome = (kind: BundleKind, key: readonly string[]) =>
    kind === 'articles' &&
    isChosen(kind) &&
    sourceOf(kind, key).length > 0 &&
    !verdicts.has(getRecordKey({ kind, key }));
  const isWritten = (kind: BundleKind, key: readonly string[]) =>
    verdicts.get(getRecordKey({ kind, key })) === 'planned' || mayCome(kind, key);
  const world: PlanState = {
    source,
    target,
    paths,
    publish: options.publish,
    isAdministrator: options.isAdministrator,
    sourceOf,
    counterparts,
    counterpart,
    decide: (reference) => {
      const one = byId.get(getReferenceId(reference));
      const decision = one ? getReferenceDecision(one, options.choices) : null;
      if (decision?.step !== 'planned' || !('key' in reference)) return decision;
      // If creating the team is blocked, the reference to it has no resolution.
      const verdict = verdicts.get(getRecordKey({ kind: 'teams', key: reference.key }));
      return verdict === undefined || verdict === 'planned' ? decision : null;
    },
    isThere: (kind, key) => counterpart(kind, key) !== undefined || isWritten(kind, key),
    isWritten,
  };
  return { world, named };
}
