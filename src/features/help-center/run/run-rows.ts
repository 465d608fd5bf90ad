/** What became of one of many. */
export type RowOutcome =
  | { readonly state: 'waiting' }
  | { readonly state: 'running' }
  | { readonly state: 'done' }
  /** It was already so: nothing was sent. */
  | { readonly state: 'unchanged' }
  /** Somebody changed it since the list was read: nothing was sent. */
  | { readonly state: 'changed' }
  /** A check holds it back: nothing was sent. */
  | { readonly state: 'held'; readonly why: string }
  | { readonly state: 'refused'; readonly why: string }
  /** No answer says what became of it. */
  | { readonly state: 'unknown' }
  /** The run was stopped before its turn. */
  | { readonly state: 'stopped' };

/** What trying one row gives: an outcome, a wait in milliseconds before the same row is tried, or the end of the run. */
export type Attempt = RowOutcome | { readonly waitFor: number } | 'stop';

interface Run<Row> {
  readonly rows: readonly Row[];
  readonly attempt: (row: Row) => Promise<Attempt>;
  /** Milliseconds to wait before the next row: what the request budget asks for. */
  readonly pause: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly isStopped: () => boolean;
  readonly onOutcome: (index: number, outcome: RowOutcome) => void;
}

/** One row after the other, never two at once. A row that only has to wait was not carried out, and is tried again. */
export async function runRows<Row>(run: Run<Row>): Promise<void> {
  let isOver = false;
  for (const [index, row] of run.rows.entries()) {
    if (!isOver) await run.sleep(run.pause());
    if (isOver || run.isStopped()) {
      run.onOutcome(index, { state: 'stopped' });
      continue;
    }
    run.onOutcome(index, { state: 'running' });
    const outcome = await settled(run, row);
    if (outcome === 'stop') isOver = true;
    run.onOutcome(index, outcome === 'stop' ? { state: 'stopped' } : outcome);
  }
}

async function settled<Row>(run: Run<Row>, row: Row): Promise<RowOutcome | 'stop'> {
  for (;;) {
    const attempt = await run.attempt(row);
    if (attempt === 'stop' || 'state' in attempt) return attempt;
    await run.sleep(attempt.waitFor);
    if (run.isStopped()) return { state: 'stopped' };
  }
}
