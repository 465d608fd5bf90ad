import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readAllPages } from '~/api/http/all-pages';
import { type ApiError, isApiError, mayHaveHappened } from '~/api/http/api-error';
import { listMacros, macroCreation } from '~/api/macros';
import { useScope } from '~/session/scope-context';
import { differingFields } from './macro-form';
import { readNamesakes } from './macro-reading';
import { type FileEntry, hasSameActions } from './transfer';

/** What became of a row. Only `waiting` and `no-trace` are ever sent, the latter only when a person says so. */
export type RowOutcome =
  | { readonly step: 'waiting' }
  | { readonly step: 'sending' }
  | {
      readonly step: 'done';
      readonly macroId: number;
      /** The platform holds something else than was sent. */
      readonly isOther: boolean;
      readonly known: readonly number[];
      /** Others just like it that came to be with it: a browser repeats a request when its connection dies. */
      readonly doubles: readonly number[];
    }
  | { readonly step: 'refused'; readonly error: ApiError }
  /** The answer got lost, and nothing new is there under the name. */
  | { readonly step: 'no-trace'; readonly known: readonly number[] }
  /** The answer got lost, and what is there can't be read. */
  | { readonly step: 'unknown'; readonly known: readonly number[] };

export interface ImportRow {
  readonly index: number;
  readonly entry: FileEntry;
}

/** `held`: stopped by itself, since something has to be put right first. */
export type ImportStep = 'idle' | 'running' | 'pausing' | 'held';

const sleep = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

type Outcomes = ReadonlyMap<number, RowOutcome>;

/**
 * Creates the chosen macros one after the other. A row is sent once: its namesakes are noted before, and after a lost
 * answer it is looked for before anything else happens. A wait that the platform asks for is kept.
 */
export function useImport() {
  const scope = useScope();
  const { mutateAsync } = useMutation(macroCreation(scope));
  const [step, setStep] = useState<ImportStep>('idle');
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  const [heldBy, setHeldBy] = useState<ApiError | null>(null);
  const mayGoOn = useRef(true);
  // Whoever leaves is told that it stops after the present row.
  useEffect(
    () => () => {
      mayGoOn.current = false;
    },
    [],
  );
  /** The same, for a run that is under way. */
  const ledger = useRef<Outcomes>(outcomes);

  const note = (index: number, outcome: RowOutcome) => {
    ledger.current = new Map([...ledger.current, [index, outcome]]);
    setOutcomes(ledger.current);
  };

  const twinOf = async ({ name, actions }: FileEntry, known: readonly number[]) =>
    (await readNamesakes(scope, name)).find(
      (macro) => !known.includes(macro.id) && hasSameActions(macro.actions, actions),
    );

  /** Keeps the wait that a refused request asked for; true where it was one. */
  const waited = async (error: ApiError): Promise<boolean> => {
    if (error.problem.kind !== 'rate-limited') return false;
    await sleep(error.problem.waitSeconds);
    return true;
  };

  /** Reads what must be known before a write, as often as the limit makes it wait. */
  const patiently = async <T>(read: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await read();
      } catch (error) {
        if (!isApiError(error) || !(await waited(error))) throw error;
      }
    }
  };

  const settle = async ({ index, entry }: ImportRow, known: readonly number[]): Promise<boolean> => {
    try {
      const twin = await patiently(() => twinOf(entry, known));
      note(
        index,
        twin
          ? { step: 'done', macroId: twin.id, isOther: false, known, doubles: [] }
          : { step: 'no-trace', known },
      );
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      note(index, { step: 'unknown', known });
      setHeldBy(error);
      return false;
    }
  };

  /** One row from before its request to its outcome; false where the run has to stop. */
  const create = async (row: ImportRow, former: RowOutcome | undefined): Promise<boolean> => {
    const { index, entry } = row;
    note(index, { step: 'sending' });
    let known: readonly number[];
    try {
      const isLost = former?.step === 'no-trace' || former?.step === 'unknown';
      const lost = isLost ? former.known : null;
      // A lost request may have come through late: then this is it.
      const late = lost && (await patiently(() => twinOf(entry, lost)));
      if (late) {
        note(index, { step: 'done', macroId: late.id, isOther: false, known: lost, doubles: [] });
        return true;
      }
      known = lost ?? (await patiently(() => readNamesakes(scope, entry.name))).map(({ id }) => id);
    } catch (error) {
      if (!isApiError(error)) throw error;
      note(index, former ?? { step: 'waiting' });
      setHeldBy(error);
      return false;
    }
    return send(row, known, former ?? { step: 'waiting' });
  };

  /** `former` is what is known of the row where nothing is sent after all. */
  const send = async (row: ImportRow, known: readonly number[], former: RowOutcome): Promise<boolean> => {
    const { index, entry } = row;
    const written = { ...entry, actions: [...entry.actions] };
    try {
      const macro = await mutateAsync({ body: { macro: written } });
      const isOther = differingFields(written, macro).length > 0;
      note(index, { step: 'done', macroId: macro.id, isOther, known, doubles: [] });
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (mayHaveHappened(error)) return settle(row, known);
      // The limit proves that nothing happened: the same request goes out after the wait.
      if (await waited(error)) {
        if (mayGoOn.current) return send(row, known, former);
        note(index, former);
        return true;
      }
      if (error.kind === 'unauthenticated') {
        note(index, former);
        setHeldBy(error);
        return false;
      }
      note(index, { step: 'refused', error });
      return true;
    }
  };

  /** Looks at the end whether any row came to be more than once. Where that can't be read, nothing is claimed. */
  const noteDoubles = async (rows: readonly ImportRow[]): Promise<void> => {
    const macros = await readAllPages(scope, listMacros).catch(() => []);
    const own = new Set(
      [...ledger.current.values()].map((one) => (one.step === 'done' ? one.macroId : null)),
    );
    for (const { index, entry } of rows) {
      const outcome = ledger.current.get(index);
      if (outcome?.step !== 'done') continue;
      const doubles = macros
        .filter(({ id, name }) => name === entry.name && !own.has(id) && !outcome.known.includes(id))
        .filter(({ actions }) => hasSameActions(actions, entry.actions))
        .map(({ id }) => id);
      if (doubles.length > 0) note(index, { ...outcome, doubles });
    }
  };

  const run = async (rows: readonly ImportRow[]): Promise<void> => {
    mayGoOn.current = true;
    setHeldBy(null);
    setStep('running');
    let isHeld = false;
    for (const row of rows) {
      if (!mayGoOn.current || isHeld) break;
      const former = ledger.current.get(row.index);
      if (former?.step === 'done' || former?.step === 'refused') continue;
      isHeld = !(await create(row, former));
    }
    await noteDoubles(rows);
    setStep(isHeld ? 'held' : 'idle');
  };

  const pause = () => {
    mayGoOn.current = false;
    setStep('pausing');
  };

  return { step, outcomes, heldBy, run, pause };
}
