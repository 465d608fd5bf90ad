// What a plan in the making knows of both sides: what is chosen, what is there, and what was decided of each record so far.

import { mapInSlices } from '~/lib/in-slices';
import type { BundleKind } from '~/resources/transfers';
import { getTransfer } from '~/resources/transfers';
import { articlePath } from '../bundle/article-paths';
import type { Bundle, BundleRecord } from '../bundle/bundle';
import { placeOf } from './applied';
import type { World } from './check';
import { type Choices, decisionOn, namedIn, referenceId } from './mapping';
import { counterpartsOf, type Found, type Target } from './target';

/** Who joins a team, or the code of a language that a portal gets. */
export type Part = { readonly person: Found } | { readonly locale: string };

export interface ApplyOptions {
  readonly kinds: readonly BundleKind[];
  /** What the account has already stays as it is. */
  readonly onlyAdd: boolean;
  /** What a run that was broken off had still to add to one that it made: it is added, whatever else stays as it is. */
  readonly isUnwritten: (there: Found, part: Part) => boolean;
  /** Articles that are published in the source are published; else all arrive as drafts, and keep the status they have. */
  readonly publish: boolean;
  readonly choices: Choices;
  readonly isAdministrator: boolean | null;
}

/** What becomes of a record. `equal` and `kept` are left as they stand in the account. */
export type Fate = 'equal' | 'kept' | 'planned' | 'worksheet' | 'refused';

/** The world of a plan in the making: `fates` grows record by record, each after what it may refer to. */
export async function worldOf(
  source: Bundle,
  target: Target,
  options: ApplyOptions,
  fates: ReadonlyMap<string, Fate>,
) {
  const groups = new Map<string, BundleRecord[]>();
  const paths = new Map<string, readonly string[]>();
  await mapInSlices(source.records, (record) => {
    const place = placeOf(record);
    const same = groups.get(place);
    if (same) same.push(record);
    else groups.set(place, [record]);
    if (record.kind === 'articles') paths.set(articlePath(record.key), record.key);
  });
  const sourceOf = (kind: BundleKind, key: readonly string[]) => groups.get(placeOf({ kind, key })) ?? [];
  const found = new Map<string, readonly Found[]>();
  const counterparts = (kind: BundleKind, key: readonly string[]): readonly Found[] => {
    const place = placeOf({ kind, key });
    const known = found.get(place);
    if (known) return known;
    const [record = { kind, key, values: {}, text: null }] = sourceOf(kind, key);
    const looked = counterpartsOf(record, target, (other) => sourceOf(kind, other).length > 0);
    found.set(place, looked);
    return looked;
  };
  const counterpart = (kind: BundleKind, key: readonly string[]) => {
    const [only, ...others] = counterparts(kind, key);
    return others.length === 0 ? only : undefined;
  };
  const isChosen = (kind: BundleKind) => options.kinds.includes(kind);
  const named = await namedIn(
    source.records.filter(({ kind }) => getTransfer(kind).writing && isChosen(kind)),
    target,
    (reference) =>
      reference.$ref === 'team' &&
      'key' in reference &&
      isChosen('teams') &&
      sourceOf('teams', reference.key).some(({ values }) => values.system_managed !== true),
  );
  const byId = new Map(named.map((one) => [one.id, one]));
  // Articles link to each other, so that each may link to one that is still to be looked at.
  const mayCome = (kind: BundleKind, key: readonly string[]) =>
    kind === 'articles' &&
    isChosen(kind) &&
    sourceOf(kind, key).length > 0 &&
    !fates.has(placeOf({ kind, key }));
  const isWritten = (kind: BundleKind, key: readonly string[]) =>
    fates.get(placeOf({ kind, key })) === 'planned' || mayCome(kind, key);
  const world: World = {
    source,
    target,
    paths,
    publish: options.publish,
    isAdministrator: options.isAdministrator,
    sourceOf,
    counterparts,
    counterpart,
    decide: (reference) => {
      const one = byId.get(referenceId(reference));
      const decision = one ? decisionOn(one, options.choices) : null;
      if (decision?.step !== 'planned' || !('key' in reference)) return decision;
      // A team that turned out to be held back is not there for what names it.
      const fate = fates.get(placeOf({ kind: 'teams', key: reference.key }));
      return fate === undefined || fate === 'planned' ? decision : null;
    },
    isThere: (kind, key) => counterpart(kind, key) !== undefined || isWritten(kind, key),
    isWritten,
  };
  return { world, named };
}
