// Draws decorations over one range of the text.
import type { EditorState, Line, Range } from '@codemirror/state';
import { Decoration, type WidgetType } from '@codemirror/view';

export interface Span {
  readonly from: number;
  readonly to: number;
}

const hidden = Decoration.replace({});

/** Gathers the decorations of one range; knows where marks are to be shown. */
export class Pen {
  readonly drawn: Range<Decoration>[] = [];
  /** Up to here widgets stand in the place of the text: nothing more is drawn there. */
  replacedTo = 0;
  /** Up to here the text is a table. */
  tableTo = 0;

  constructor(
    readonly state: EditorState,
    private readonly range: Span,
    private readonly focused: boolean,
  ) {}

  /** Whether the selection touches this place. */
  shows({ from, to }: Span): boolean {
    return this.focused && this.state.selection.ranges.some((range) => range.from <= to && range.to >= from);
  }

  /** Whether all of this place is chosen. */
  covers({ from, to }: Span): boolean {
    const { ranges } = this.state.selection;
    return ranges.some((range) => !range.empty && range.from <= from && range.to >= to);
  }

  /** Whether the selection begins or ends within this place. */
  isCut({ from, to }: Span): boolean {
    const isWithin = (at: number) => from < at && at < to;
    return this.state.selection.ranges.some((range) => isWithin(range.from) || isWithin(range.to));
  }

  /** Whether marks are seen: where the selection touches what they mark, in a table only within it. A cell that is gone into stays as high. */
  showsMarks(place: Span): boolean {
    return place.from < this.tableTo ? this.focused && this.isCut(place) : this.shows(place);
  }

  showsLine({ from, to }: Span): boolean {
    return this.shows({ from: this.state.doc.lineAt(from).from, to: this.state.doc.lineAt(to).to });
  }

  inRange({ from, to }: Span): boolean {
    return from <= this.range.to && to >= this.range.from;
  }

  /** What grows takes in what is typed at its ends. */
  mark({ from, to }: Span, name: string, isGrowing = false): void {
    if (from < to) this.drawn.push(Decoration.mark({ class: name, inclusive: isGrowing }).range(from, to));
  }

  /** Puts something where no text is. */
  put(at: number, widget: WidgetType): void {
    this.drawn.push(Decoration.widget({ widget, side: 1 }).range(at));
  }

  hide(from: number, to: number): void {
    if (from < to) this.drawn.push(hidden.range(from, to));
  }

  replace({ from, to }: Span, widget: WidgetType): void {
    if (from < to) this.drawn.push(Decoration.replace({ widget }).range(from, to));
    this.replacedTo = to;
  }

  /** Every line of a place that is in the range. */
  eachLine(place: Span, draw: (line: Line) => void): void {
    const last = Math.min(place.to, this.range.to);
    for (let at = Math.max(place.from, this.range.from); at <= last; ) {
      const line = this.state.doc.lineAt(at);
      draw(line);
      at = line.to + 1;
    }
  }

  lines(place: Span, name: string): void {
    this.eachLine(place, ({ from }) => this.drawn.push(Decoration.line({ class: name }).range(from)));
  }
}
