import { useEffect, useState } from 'react';
import type { Scope } from '~/api/scope';
import { readLoggedEntries } from '~/records/activity/log-write';
import { useFullLoad } from '~/records/list/use-full-load';
import type { BundleKind, TransferKind } from '~/resources/transfers';
import { useScope } from '~/session/scope-context';
import type { Bundle } from '../bundle/bundle';
import { type BundleSource, getSourceName } from '../bundle-source';
import type { ApplyPlan } from '../plan/apply-plan';
import { filterNamedChoices } from '../plan/mapping';
import type { ApplyOptions } from '../plan/plan-state';
import { createTargetAccount, type TargetAccount } from '../plan/target-account';
import { createTotalProgressCallback, useSourceLoad } from '../use-source-load';
import { createMissingPartPredicate } from './unwritten-parts';

/** The account's record that replaces a name in the source. `left-out` removes the reference instead. */
export type ReferenceChoice = { readonly kind: TransferKind; readonly id: number } | 'left-out';

export interface ApplySettings {
  readonly source: BundleSource;
  /** The kinds of records that the user excluded. */
  readonly without: readonly BundleKind[];
  readonly onlyAdd: boolean;
  readonly publish: boolean;
  /**
   * Replacements by reference ID. They are kept when both sides are reloaded. When another source is selected, only
   * replacements of names are kept, because the same ID refers to a different record in each source.
   */
  readonly choices: ReadonlyMap<string, ReferenceChoice>;
}

/** The source and the target account, as loaded. */
export interface LoadedApplySides {
  readonly source: Bundle;
  readonly sourceName: string;
  /** The time when loading ended, in milliseconds since the epoch. */
  readonly at: number;
  readonly target: TargetAccount;
  readonly kinds: readonly BundleKind[];
  readonly isUnwritten: ApplyOptions['isUnwritten'];
}

/** The input of the confirmation dialog: reason, account name, and the number of articles to publish. */
export interface ApplyDialogInput {
  readonly reason: string;
  readonly name: string;
  readonly count: string;
}

interface Entered {
  readonly settings: ApplySettings;
  readonly typed: ApplyDialogInput;
  /** The IDs of manual steps marked as done. */
  readonly done: ReadonlySet<string>;
}

/** The result of a run. `good` is the number of rows that are known to match the plan. */
export interface ApplyRunResult {
  readonly total: number;
  readonly good: number;
}

const BLANK: Entered = {
  settings: {
    source: { kind: 'file', file: null },
    without: [],
    onlyAdd: true,
    publish: false,
    choices: new Map(),
  },
  typed: { reason: '', name: '', count: '' },
  done: new Set(),
};

/** Keeps the settings and input until sign-out, because the user visits other pages for the manual steps. */
const entries = new WeakMap<Scope, Entered>();

/**
 * Returns the settings, the loaded sides and the result of a run. All of these are kept while the page is open, even if
 * the user switches tabs on the page.
 */
export function useApply() {
  const scope = useScope();
  const { readAccount, readSource, requestsOf } = useSourceLoad();
  const { state, start, stop } = useFullLoad();
  const [{ settings, typed, done }, setEntered] = useState(() => entries.get(scope) ?? BLANK);
  const [reading, setReading] = useState<LoadedApplySides | null>(null);
  // A snapshot of the plan when the dialog opened, so that exactly this plan is applied.
  const [asked, setAsked] = useState<{ readonly plan: ApplyPlan; readonly source: string } | null>(null);
  // The result of a run. Once there is a result, the loaded version of the account is outdated.
  const [applied, setApplied] = useState<(ApplyRunResult & Pick<LoadedApplySides, 'kinds'>) | null>(null);
  useEffect(() => {
    entries.set(scope, { settings, typed, done });
  }, [scope, settings, typed, done]);

  const enter = (change: (now: Entered) => Partial<Entered>) =>
    setEntered((now) => ({ ...now, ...change(now) }));
  const read = (kinds: readonly BundleKind[]): Promise<void> => {
    const { source: from } = settings;
    setReading(null);
    setApplied(null);
    return start(async (tools): Promise<LoadedApplySides> => {
      const into: BundleSource = { kind: 'account', scope };
      const [first, second] = [await requestsOf(from, kinds), await requestsOf(into, kinds)];
      const source = await readSource(
        from,
        kinds,
        tools,
        createTotalProgressCallback(tools, 0, first, second),
      );
      const { reads, bundle } = await readAccount(
        scope,
        kinds,
        tools,
        createTotalProgressCallback(tools, first, second, 0),
      );
      const target = await createTargetAccount(reads, bundle);
      const isUnwritten = createMissingPartPredicate(await readLoggedEntries(scope));
      return { source, sourceName: getSourceName(from), at: Date.now(), target, kinds, isUnwritten };
    }, setReading);
  };
  return {
    state,
    settings,
    reading,
    change: (some: Partial<ApplySettings>) =>
      enter(({ settings: now }) => ({ settings: { ...now, ...some } })),
    /** Sets a source that was selected in another part of the page, such as one side of a comparison. */
    choose: (source: BundleSource) => {
      setReading(null);
      setApplied(null);
      enter(({ settings: now }) => ({
        settings: { ...now, source, choices: filterNamedChoices(now.choices) },
      }));
    },
    read,
    stop,
    /** Clears the loaded sides and the result, because the source or the kinds have changed. */
    forget: () => {
      setReading(null);
      setApplied(null);
    },
    typed,
    type: (some: Partial<ApplyDialogInput>) => enter(({ typed: now }) => ({ typed: { ...now, ...some } })),
    asked,
    ask: (plan: ApplyPlan) => setAsked({ plan, source: reading?.sourceName ?? '' }),
    /** Closes the dialog. `ended` is null if no run was started. After a run, clears the input of the dialog. */
    close: (ended: ApplyRunResult | null) => {
      setAsked(null);
      if (!ended) return;
      enter(() => ({ typed: BLANK.typed }));
      setApplied({ ...ended, kinds: reading?.kinds ?? [] });
      setReading(null);
    },
    applied,
    done,
    markDone: (place: string, isDone: boolean) =>
      enter(({ done: now }) => ({
        done: new Set(isDone ? [...now, place] : [...now].filter((one) => one !== place)),
      })),
  };
}

export type ApplyState = ReturnType<typeof useApply>;
