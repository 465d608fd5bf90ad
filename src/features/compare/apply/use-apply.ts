import { useEffect, useState } from 'react';
import type { Scope } from '~/api/scope';
import { notedSoFar } from '~/records/activity/note-write';
import { useReading } from '~/records/list/use-reading';
import type { BundleKind, ListedKind } from '~/resources/transfers';
import { useScope } from '~/session/scope-context';
import type { Bundle } from '../bundle/bundle';
import { choicesByName } from '../plan/mapping';
import type { Plan } from '../plan/plan';
import { type Target, targetOf } from '../plan/target';
import type { ApplyOptions } from '../plan/world';
import { type Source, sourceName } from '../source';
import { partOf, useSourceReading } from '../use-source-reading';
import { unwrittenParts } from './unwritten-parts';

/** A record of the account in the place of one that is named, or nothing. */
export type Choice = { readonly kind: ListedKind; readonly id: number } | 'left-out';

export interface ApplySettings {
  readonly source: Source;
  /** The kinds that aren't applied. */
  readonly without: readonly BundleKind[];
  readonly onlyAdd: boolean;
  readonly publish: boolean;
  /** By what is named: kept where both sides are read anew, and where it has a name, for another source. */
  readonly choices: ReadonlyMap<string, Choice>;
}

/** Both sides as they were read. */
export interface ApplyReading {
  readonly source: Bundle;
  readonly sourceName: string;
  /** The end of the reading in milliseconds since the epoch. */
  readonly at: number;
  readonly target: Target;
  readonly kinds: readonly BundleKind[];
  readonly isUnwritten: ApplyOptions['isUnwritten'];
}

/** What was typed before a run: why, the account's name, and the number of what becomes public. */
export interface Typed {
  readonly reason: string;
  readonly name: string;
  readonly count: string;
}

interface Entered {
  readonly settings: ApplySettings;
  readonly typed: Typed;
  /** What a person marked as done by hand. */
  readonly done: ReadonlySet<string>;
}

/** How many rows of a run there were, and of how many it is known that they stand as planned. */
export interface Ended {
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

/** What was chosen, typed and marked stays until the person signs out: what is to be done by hand leads to other pages. */
const entries = new WeakMap<Scope, Entered>();

/** What is applied, how, and what was read for it: it stays while the page is open, whichever of its tabs is looked at. */
export function useApply() {
  const scope = useScope();
  const { readAccount, readSource, requestsOf } = useSourceReading();
  const { state, start, stop } = useReading();
  const [{ settings, typed, done }, setEntered] = useState(() => entries.get(scope) ?? BLANK);
  const [reading, setReading] = useState<ApplyReading | null>(null);
  // As it was when the question was opened: what is asked about is what is carried out.
  const [asked, setAsked] = useState<{ readonly plan: Plan; readonly source: string } | null>(null);
  // A run that began: what was read before it isn't what stands there any more.
  const [applied, setApplied] = useState<(Ended & Pick<ApplyReading, 'kinds'>) | null>(null);
  useEffect(() => {
    entries.set(scope, { settings, typed, done });
  }, [scope, settings, typed, done]);

  const enter = (change: (now: Entered) => Partial<Entered>) =>
    setEntered((now) => ({ ...now, ...change(now) }));
  const read = (kinds: readonly BundleKind[]): Promise<void> => {
    const { source: from } = settings;
    setReading(null);
    setApplied(null);
    return start(async (tools): Promise<ApplyReading> => {
      const into: Source = { kind: 'account', scope };
      const [first, second] = [await requestsOf(from, kinds), await requestsOf(into, kinds)];
      const source = await readSource(from, kinds, tools, partOf(tools, 0, first, second));
      const { reads, bundle } = await readAccount(scope, kinds, tools, partOf(tools, first, second, 0));
      const target = await targetOf(reads, bundle);
      const isUnwritten = unwrittenParts(await notedSoFar(scope));
      return { source, sourceName: sourceName(from), at: Date.now(), target, kinds, isUnwritten };
    }, setReading);
  };
  return {
    state,
    settings,
    reading,
    change: (some: Partial<ApplySettings>) =>
      enter(({ settings: now }) => ({ settings: { ...now, ...some } })),
    /** Takes a source that was chosen elsewhere, such as a side of a comparison. */
    choose: (source: Source) => {
      setReading(null);
      setApplied(null);
      enter(({ settings: now }) => ({
        settings: { ...now, source, choices: choicesByName(now.choices) },
      }));
    },
    read,
    stop,
    /** What was read, and what became of it, is of another source or other kinds. */
    forget: () => {
      setReading(null);
      setApplied(null);
    },
    typed,
    type: (some: Partial<Typed>) => enter(({ typed: now }) => ({ typed: { ...now, ...some } })),
    asked,
    ask: (plan: Plan) => setAsked({ plan, source: reading?.sourceName ?? '' }),
    /** `ended` is null where nothing was begun. What confirmed one run confirms no other. */
    close: (ended: Ended | null) => {
      setAsked(null);
      if (!ended) return;
      enter(({ typed: now }) => ({ typed: { ...now, name: '', count: '' } }));
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

export type Applying = ReturnType<typeof useApply>;
