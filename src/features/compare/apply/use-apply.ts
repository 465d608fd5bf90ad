import { useState } from 'react';
import { type Target, type TargetKind, targetOf } from '~/domain/bundle/apply/target';
import type { Bundle, BundleKind } from '~/domain/bundle/bundle';
import { useReading } from '~/records/use-reading';
import { useScope } from '~/session/scope-context';
import { type Source, sourceName } from '../source';
import { partOf, useSourceReading } from '../use-source-reading';

/** A record of the account in the place of one that is named, or nothing. */
export type Choice = { readonly kind: TargetKind; readonly id: number } | 'left-out';

export interface ApplySettings {
  readonly source: Source;
  /** The kinds that aren't applied. */
  readonly without: readonly BundleKind[];
  readonly onlyAdd: boolean;
  readonly publish: boolean;
  /** By what is named: kept where both sides are read anew. */
  readonly choices: ReadonlyMap<string, Choice>;
}

/** Both sides as they were read. */
export interface ApplyReading {
  readonly source: Bundle;
  readonly sourceName: string;
  readonly target: Target;
  readonly kinds: readonly BundleKind[];
}

const BLANK: ApplySettings = {
  source: { kind: 'file', file: null },
  without: [],
  onlyAdd: true,
  publish: false,
  choices: new Map(),
};

/** What is applied, how, and what was read for it. It stays while the page is open, whichever of its tabs is looked at. */
export function useApply() {
  const scope = useScope();
  const { readAccount, readSource, requestsOf } = useSourceReading();
  const { state, start, stop } = useReading();
  const [settings, setSettings] = useState(BLANK);
  const [reading, setReading] = useState<ApplyReading | null>(null);
  // The kinds of a run that began: what was read before it isn't what stands there any more.
  const [applied, setApplied] = useState<readonly BundleKind[] | null>(null);
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());

  const read = (kinds: readonly BundleKind[]): Promise<void> => {
    const { source: from } = settings;
    setReading(null);
    setApplied(null);
    return start(async (tools): Promise<ApplyReading> => {
      const into: Source = { kind: 'account', scope };
      const [first, second] = [await requestsOf(from, kinds), await requestsOf(into, kinds)];
      const source = await readSource(from, kinds, tools, partOf(tools, 0, first, second));
      const { reads, bundle } = await readAccount(scope, kinds, tools, partOf(tools, first, second, 0));
      return { source, sourceName: sourceName(from), target: targetOf(reads, bundle), kinds };
    }, setReading);
  };
  return {
    state,
    settings,
    reading,
    change: (some: Partial<ApplySettings>) => setSettings((now) => ({ ...now, ...some })),
    read,
    stop,
    forget: () => setReading(null),
    applied,
    endRun: () => {
      setApplied(reading?.kinds ?? null);
      setReading(null);
    },
    done,
    markDone: (place: string, isDone: boolean) =>
      setDone((now) => new Set(isDone ? [...now, place] : [...now].filter((one) => one !== place))),
  };
}

export type Applying = ReturnType<typeof useApply>;
