import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type ApiError, isApiError, mayHaveHappened } from '~/api/http/api-error';
import { macroCreation } from '~/api/macros';
import { useScope } from '~/session/scope-context';
import { differingFields } from './macro-form';
import { readNamesakes } from './macro-reading';
import { type FileEntry, hasSameActions } from './transfer';

/** What became of a row. Only `waiting` and `no-trace` are ever sent, the latter only when a person says so. */
export type RowOutcome =
  | { readonly step: 'waiting' }
  | { readonly step: 'sending' }
  | { readonly step: 'done'; readonly macroId: number; readonly isOther: boolean }
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

  const note = (index: number, outcome: RowOutcome) =>
    setOutcomes((before) => new Map([...before, [index, outcome]]));

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
      note(index, twin ? { step: 'done', macroId: twin.id, isOther: false } : { step: 'no-trace', known });
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
      const lost = former && 'known' in former ? former.known : null;
      // A lost request may have come through late: then this is it.
      const late = lost && (await patiently(() => twinOf(entry, lost)));
      if (late) {
        note(index, { step: 'done', macroId: late.id, isOther: false });
        return true;
      }
      known = lost ?? (await patiently(() => readNamesakes(scope, entry.name))).map(({ id }) => id);
    } catch (error) {
      if (!isApiError(error)) throw error;
      note(index, former ?? { step: 'waiting' });
      setHeldBy(error);
      return false;
    }
    return send(row, known);
  };

  const send = async (row: ImportRow, known: readonly number[]): Promise<boolean> => {
    const { index, entry } = row;
    const written = { ...entry, actions: [...entry.actions] };
    try {
      const macro = await mutateAsync({ body: { macro: written } });
      note(index, { step: 'done', macroId: macro.id, isOther: differingFields(written, macro).length > 0 });
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (mayHaveHappened(error)) return settle(row, known);
      // The limit proves that nothing happened: the same request goes out after the wait.
      if (await waited(error)) return send(row, known);
      if (error.kind === 'unauthenticated') {
        note(index, { step: 'waiting' });
        setHeldBy(error);
        return false;
      }
      note(index, { step: 'refused', error });
      return true;
    }
  };

  const run = async (rows: readonly ImportRow[]): Promise<void> => {
    mayGoOn.current = true;
    setHeldBy(null);
    setStep('running');
    for (const row of rows) {
      if (!mayGoOn.current) break;
      const former = outcomes.get(row.index);
      const isSettled = former?.step === 'done' || former?.step === 'refused';
      if (isSettled) continue;
      if (!(await create(row, former))) {
        setStep('held');
        return;
      }
    }
    setStep('idle');
  };

  const pause = () => {
    mayGoOn.current = false;
    setStep('pausing');
  };

  return { step, outcomes, heldBy, run, pause };
}
