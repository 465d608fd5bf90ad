// Parses a unified difference tolerantly. Returns every line. A line that it can't parse stays unchanged.

/**
 * A line of the difference. `before` and `after` are its line numbers in the two texts. A line number is null if the
 * line isn't in that text or the number is unknown.
 */
export interface DifferenceLine {
  readonly kind: 'context' | 'removed' | 'added' | 'hunk' | 'note';
  /** The text without its marker. Unchanged for hunk headers and for notes such as `\ No newline at end of file`. */
  readonly text: string;
  readonly before: number | null;
  readonly after: number | null;
  /** Index of the change that the line belongs to, or null outside of changes. */
  readonly change: number | null;
}

/** `counts`: a hunk has more or fewer lines than its header states. `cut`: the text ends before its last hunk does. */
export type DifferenceWarning = 'counts' | 'cut';

/** The result of parsing a difference. */
export type ParsedDifference =
  | {
      readonly kind: 'difference';
      readonly rows: readonly DifferenceLine[];
      readonly changes: number;
      readonly warnings: readonly DifferenceWarning[];
    }
  /** The text contains no changes: only headers, or nothing at all. */
  | { readonly kind: 'same'; readonly rows: readonly DifferenceLine[] }
  /** The text isn't a difference. */
  | { readonly kind: 'raw'; readonly rows: readonly DifferenceLine[] };

const HUNK = /^@@+ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;
/** Matches the start of any hunk header, because such a line starts a hunk even if its numbers can't be parsed. */
const ANY_HUNK = /^@@.*@@/;

/** Splits at line feeds only. Carriage returns and U+2028 belong to the lines. */
function parseLines(text: string): string[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/**
 * Reports whether two lines form a file header (`---` and `+++`). A `---` line without the `+++` line could be a
 * removed line.
 */
const isHeader = (line: string | undefined, next: string | undefined) =>
  line !== undefined && /^--- ?/.test(line) && next !== undefined && /^\+\+\+ ?/.test(next);

interface Hunk {
  before: number | null;
  after: number | null;
  /** The number of lines that remain in the hunk according to its header, or null if the header has no counts. */
  oldLeft: number | null;
  newLeft: number | null;
}

const FREE: Hunk = { before: null, after: null, oldLeft: null, newLeft: null };

function parseHunkHeader(line: string): Hunk {
  const match = HUNK.exec(line);
  if (!match) return { ...FREE };
  const [, before, oldCount, after, newCount] = match;
  return {
    before: Number(before),
    after: Number(after),
    oldLeft: Number(oldCount ?? 1),
    newLeft: Number(newCount ?? 1),
  };
}

class Reader {
  readonly rows: DifferenceLine[] = [];
  readonly warnings = new Set<DifferenceWarning>();
  changes = 0;
  private hunk: Hunk | null = null;
  private inChange = false;

  constructor(private readonly lines: readonly string[]) {}

  read(): void {
    for (let index = 0; index < this.lines.length; index++) {
      const line = this.lines[index] ?? '';
      const isDue = (this.hunk?.oldLeft ?? 0) > 0 || (this.hunk?.newLeft ?? 0) > 0;
      if (!isDue && isHeader(line, this.lines[index + 1])) {
        this.close();
        this.push('note', line);
        this.push('note', this.lines[++index] ?? '');
        // Without a hunk header, lines form one hunk without line numbers.
        this.hunk = { ...FREE };
      } else if (ANY_HUNK.test(line)) {
        this.close();
        this.push('hunk', line);
        this.hunk = parseHunkHeader(line);
      } else this.readLine(line);
    }
    const { oldLeft, newLeft } = this.hunk ?? FREE;
    if ((oldLeft ?? 0) > 0 || (newLeft ?? 0) > 0) this.warnings.add('cut');
  }

  private readLine(line: string): void {
    const hunk = this.hunk;
    const mark = line[0];
    if (!hunk) this.push('note', line);
    else if (mark === '+') this.pushChanged('added', line, hunk);
    else if (mark === '-') this.pushChanged('removed', line, hunk);
    // An empty line is a context line whose leading space was removed by another program.
    else if (mark === ' ' || mark === undefined) this.pushContext(line, hunk);
    else if (mark === '\\') this.rows.push(this.row('note', line));
    else this.push('note', line);
  }

  private row(
    kind: DifferenceLine['kind'],
    text: string,
    before: number | null = null,
    after: number | null = null,
  ) {
    return { kind, text, before, after, change: this.inChange ? this.changes - 1 : null };
  }

  /** Adds a line that belongs to no change. */
  private push(kind: DifferenceLine['kind'], text: string): void {
    this.inChange = false;
    this.rows.push(this.row(kind, text));
  }

  private pushContext(line: string, hunk: Hunk): void {
    this.inChange = false;
    this.rows.push(this.row('context', line.slice(1), hunk.before, hunk.after));
    this.step(hunk, 'before');
    this.step(hunk, 'after');
  }

  private pushChanged(kind: 'added' | 'removed', line: string, hunk: Hunk): void {
    if (!this.inChange) {
      this.inChange = true;
      this.changes++;
    }
    const side = kind === 'added' ? 'after' : 'before';
    this.rows.push(
      this.row(
        kind,
        line.slice(1),
        side === 'before' ? hunk.before : null,
        side === 'after' ? hunk.after : null,
      ),
    );
    this.step(hunk, side);
  }

  private step(hunk: Hunk, side: 'before' | 'after'): void {
    const left = side === 'before' ? 'oldLeft' : 'newLeft';
    if (hunk[side] !== null) hunk[side]++;
    const rest = hunk[left];
    if (rest === null) return;
    hunk[left] = rest - 1;
    if (rest === 0) this.warnings.add('counts');
  }

  private close(): void {
    if ((this.hunk?.oldLeft ?? 0) > 0 || (this.hunk?.newLeft ?? 0) > 0) this.warnings.add('counts');
    this.hunk = null;
  }
}

/** Reports whether lines without headers form a difference: all have a marker, and some are added or removed. */
function isBareDifference(lines: readonly string[]): boolean {
  const has = (mark: string) => lines.some((line) => line.startsWith(mark));
  return has('+') && has('-') && lines.every((line) => line === '' || /^[-+ \\]/.test(line));
}

const asNotes = (lines: readonly string[]): DifferenceLine[] =>
  lines.map((text) => ({ kind: 'note', text, before: null, after: null, change: null }));

/** Parses a unified difference from any program. Returns every line in order. */
export function parseDifference(text: string): ParsedDifference {
  const lines = parseLines(text);
  if (lines.every((line) => line.trim() === '')) return { kind: 'same', rows: asNotes(lines) };
  const hasHeader = lines.some((line, index) => isHeader(line, lines[index + 1]));
  const hasHunk = lines.some((line) => HUNK.test(line) || /^@@ .*@@/.test(line));
  const isBare = !hasHeader && !hasHunk && isBareDifference(lines);
  if (!hasHeader && !hasHunk && !isBare) return { kind: 'raw', rows: asNotes(lines) };
  const reader = new Reader(isBare ? ['@@ @@', ...lines] : lines);
  reader.read();
  const rows = isBare ? reader.rows.slice(1) : reader.rows;
  if (reader.changes > 0)
    return { kind: 'difference', rows, changes: reader.changes, warnings: [...reader.warnings] };
  const saysMore = rows.some(
    ({ kind, text: line }) => kind === 'note' && !/^(---|\+\+\+|diff |index |=+$)/.test(line),
  );
  return { kind: saysMore || hasHunk ? 'raw' : 'same', rows };
}
