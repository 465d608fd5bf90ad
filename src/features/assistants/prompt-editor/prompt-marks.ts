// Decorations of the prompt editor: headings, variables and changed lines.
import { type EditorState, RangeSetBuilder, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';

/** An inclusive range of line numbers, starting at 1. */
export type LineRange = readonly [from: number, to: number];

const changedLine = Decoration.line({ class: 'cm-changedLine' });
const headingLine = Decoration.line({ class: 'cm-headingLine' });
const variable = Decoration.mark({ class: 'cm-variable' });

/** The maximum number of changed lines that are highlighted. */
const MAX_LINES = 2000;

export const changedLinesEffect = StateEffect.define<readonly LineRange[]>();

function lineMarks({ doc }: EditorState, ranges: readonly LineRange[]): DecorationSet {
  const marks = new RangeSetBuilder<Decoration>();
  let count = 0;
  for (const [from, to] of ranges)
    for (let line = from; line <= Math.min(to, doc.lines) && count < MAX_LINES; line++, count++)
      marks.add(doc.line(line).from, doc.line(line).from, changedLine);
  return marks.finish();
}

/** The highlights of changed lines. They move along with typed text until the lines are compared again. */
const changedLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { changes, effects, state }) {
    const shown = effects.findLast((effect) => effect.is(changedLinesEffect));
    return shown ? lineMarks(state, shown.value) : marks.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Creates a plugin that decorates the matches in the visible part of the document. */
const matching = (matcher: MatchDecorator) =>
  ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;
      constructor(view: EditorView) {
        this.decorations = matcher.createDeco(view);
      }
      update(update: ViewUpdate) {
        this.decorations = matcher.updateDeco(update, this.decorations);
      }
    },
    { decorations: ({ decorations }) => decorations },
  );

export const promptDecorations = [
  changedLines,
  matching(new MatchDecorator({ regexp: /\{\{[^{}\n]*\}\}/g, decoration: variable })),
  matching(
    new MatchDecorator({
      regexp: /^ {0,3}#{1,6}[ \t].*/gm,
      decorate: (add, from) => add(from, from, headingLine),
    }),
  ),
];
