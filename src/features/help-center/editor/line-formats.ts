// What the toolbar and the keys make of whole lines: headings, lists and quotes. In a quote they are what they are elsewhere, behind its mark.
import { syntaxTree } from '@codemirror/language';
import type { ChangeSpec, EditorState, Line, StateCommand } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { enclosing } from './enclosing';
import { quoteMarks } from './quote-marks';
import { tablePlace } from './table-place';

type Target = Parameters<StateCommand>[0];

const LIST_MARK = /^\s*(?:[-*+] \[[ xX]\] |[-*+] |\d{1,9}[.)] )/;

const lengthOf = (expression: RegExp, text: string) => expression.exec(text)?.[0].length ?? 0;
const isBlank = (text: string) => text.slice(quoteMarks(text).length).trim() === '';

/** The lines that are selected and hold words; the first where none does. */
function filledLines(state: EditorState): readonly Line[] {
  const lines = selectedLines(state);
  const filled = lines.filter(({ text }) => !isBlank(text));
  return filled.length > 0 ? filled : lines.slice(0, 1);
}

type HeadingLevel = 1 | 2 | 3;

/** The heading that a line is of, or its underline. */
function headingAt(state: EditorState, { from, text }: Line): SyntaxNode | null {
  const leaf = enclosing(syntaxTree(state), from + text.trimEnd().length, -1, ({ type }) =>
    type.is('LeafBlock'),
  );
  return leaf && /Heading\d$/.test(leaf.name) ? leaf : null;
}

const areHeadings = (state: EditorState, lines: readonly Line[], level: HeadingLevel) =>
  lines.every((line) => headingAt(state, line)?.name.endsWith(`${level}`));

/** Whether the lines are headings of a level. */
export const isHeading = (state: EditorState, level: HeadingLevel): boolean =>
  areHeadings(state, filledLines(state), level);

/** Puts another mark before the words of a heading, or none. An underline goes, and the lines above it become one. */
function headingMarked(state: EditorState, heading: SyntaxNode, mark: string): ChangeSpec[] {
  const { doc } = state;
  const [first, last] = heading.getChildren('HeaderMark');
  if (!first) return [];
  const blanksBehind = lengthOf(/^[ \t]*/, state.sliceDoc(first.to, doc.lineAt(first.to).to));
  if (!heading.name.startsWith('Setext')) {
    const opening = { from: first.from, to: first.to + blanksBehind, insert: mark };
    if (!last || mark !== '') return [opening];
    // Those at its end would be letters of plain text.
    const wordsEnd = first.to + state.sliceDoc(first.to, last.from).trimEnd().length;
    return [opening, { from: wordsEnd, to: last.to }];
  }
  const end = doc.lineAt(first.from).from - 1;
  const breaks = [...doc.sliceString(heading.from, end).matchAll(/\n[ \t>]*/g)].map(
    ({ index, 0: { length } }) => ({
      from: heading.from + index,
      to: heading.from + index + length,
      insert: ' ',
    }),
  );
  return [
    { from: heading.from, insert: mark },
    ...(mark === '' ? [] : breaks),
    { from: end, to: first.to + blanksBehind },
  ];
}

/** Blank lines around what becomes plain text: it would go on with what stands above, or what stands below with it. */
function partedFrom({ doc }: EditorState, from: number, to: number): ChangeSpec[] {
  const [first, last] = [doc.lineAt(from), doc.lineAt(to)];
  const marks = quoteMarks(first.text);
  const isFilled = (line: number) => line >= 1 && line <= doc.lines && !isBlank(doc.line(line).text);
  return [
    ...(isFilled(first.number - 1) ? [{ from: first.from, insert: `${marks.trimEnd()}\n` }] : []),
    ...(isFilled(last.number + 1) ? [{ from: last.to, insert: `\n${marks.trimEnd()}` }] : []),
  ];
}

/** Makes the lines headings of a level, or plain text where they are that already. An item leaves its list for it. */
export const toggleHeading =
  (level: HeadingLevel): StateCommand =>
  (target) =>
    changeLines(target, (state) => {
      const lines = filledLines(state);
      const mark = areHeadings(state, lines, level) ? '' : `${'#'.repeat(level)} `;
      const headings = new Map(
        lines.flatMap((line) => headingAt(state, line) ?? []).map((one) => [one.from, one]),
      );
      const plain = lines.filter((line) => !headingAt(state, line));
      return [
        ...[...headings.values()].flatMap((heading) => [
          ...headingMarked(state, heading, mark),
          ...(mark === '' ? partedFrom(state, heading.from, heading.to) : []),
        ]),
        ...plain.map(({ from, text }) => {
          const begin = quoteMarks(text).length;
          const rest = text.slice(begin);
          const length = lengthOf(LIST_MARK, rest) || lengthOf(/^[ \t]*/, rest);
          return { from: from + begin, to: from + begin + length, insert: mark };
        }),
      ];
    });

export type ListKind = 'bullet' | 'numbered' | 'task' | 'quote';

const LISTS: Record<
  ListKind,
  { readonly is: RegExp; readonly replaces: RegExp; readonly mark: (index: number) => string }
> = {
  bullet: { is: /^\s*[-*+] (?!\[[ xX]\] )/, replaces: LIST_MARK, mark: () => '- ' },
  numbered: { is: /^\s*\d{1,9}[.)] /, replaces: LIST_MARK, mark: (index) => `${index + 1}. ` },
  task: { is: /^\s*[-*+] \[[ xX]\] /, replaces: LIST_MARK, mark: () => '- [ ] ' },
  quote: { is: /^ {0,3}> ?/, replaces: /^(?!)/, mark: () => '> ' },
};

/** Where the mark of a kind begins in a line. */
const beginOf = (kind: ListKind, text: string) => (kind === 'quote' ? 0 : quoteMarks(text).length);

function areList(lines: readonly Line[], kind: ListKind): boolean {
  return lines.every(({ text }) => LISTS[kind].is.test(text.slice(beginOf(kind, text))));
}

/** Whether the lines are a list of a kind, or a quote. */
export const isList = (state: EditorState, kind: ListKind): boolean => areList(filledLines(state), kind);

/** Makes the lines a list or a quote, changes one kind of list into another, or takes the marks away. */
export const toggleList =
  (kind: ListKind): StateCommand =>
  (target) => {
    const { is, replaces, mark } = LISTS[kind];
    return changeLines(target, (state) => {
      // A blank line would part a quote.
      const lines = kind === 'quote' ? selectedLines(state) : filledLines(state);
      const remove = areList(filledLines(state), kind);
      const [first, last] = [lines[0], lines.at(-1)];
      const isPlain = remove && kind !== 'quote' && first && last;
      const marked = lines.map(({ from, text }, index) => {
        const begin = beginOf(kind, text);
        const rest = text.slice(begin);
        const indent = kind === 'quote' ? '' : (/^\s*/.exec(rest)?.[0] ?? '');
        const length = Math.max(lengthOf(remove ? is : replaces, rest), indent.length);
        const put = rest === '' && lines.length > 1 ? mark(index).trimEnd() : mark(index);
        return { from: from + begin, to: from + begin + length, insert: indent + (remove ? '' : put) };
      });
      return isPlain ? [...marked, ...partedFrom(state, first.from, last.to)] : marked;
    });
  };

/** In a table nothing is changed: a mark before a row would make it something else. */
function changeLines({ state, dispatch }: Target, changesOf: (state: EditorState) => ChangeSpec[]): boolean {
  if (state.readOnly || tablePlace(state)) return false;
  const changes = state.changes(changesOf(state));
  const selection = state.selection.map(changes, 1);
  dispatch(state.update({ changes, selection, userEvent: 'input.format', scrollIntoView: true }));
  return true;
}

function selectedLines(state: EditorState): Line[] {
  const lines = new Map<number, Line>();
  for (const { from, to } of state.selection.ranges) {
    for (let at = from; at <= to; ) {
      const line = state.doc.lineAt(at);
      lines.set(line.number, line);
      at = line.to + 1;
    }
  }
  return [...lines.values()];
}
