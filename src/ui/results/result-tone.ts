/**
 * The meaning of a part of a result. `add`: new. `ok`: done. `warn`: needs attention. `bad`: failed or blocked. `idle`:
 * unchanged. `timed`: waiting, or present only in the other account. `off`: turned off.
 */
export type ResultTone = 'add' | 'ok' | 'warn' | 'bad' | 'idle' | 'timed' | 'off';

const FURTHER_COLORS: Partial<Record<ResultTone, string>> = {
  timed: 'var(--bar-violet)',
  off: 'var(--ink-3)',
};

/** Returns the color of a tone for shapes. Its contrast is too low for text. */
export const getToneColor = (tone: ResultTone): string => FURTHER_COLORS[tone] ?? `var(--bar-${tone})`;

/** One part of a result, such as the rows of a file that will be created. */
export interface ResultPart<Key extends string = string> {
  readonly key: Key;
  readonly tone: ResultTone;
  readonly count: number;
  /** The text after the count, for example "created". */
  readonly label: string;
  /** True if the part has no rows to show, so that its count isn't a button. */
  readonly isFixed?: boolean;
}
