// What is marked in a prompt's editor: headings, variables, and the lines that a person changed.
import { type EditorState, RangeSetBuilder, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';

/** `[from, to]`, lines from 1. */
export type LineRange = readonly [from: number, to: number];

const changedLine = Decoration.line({ class: 'cm-changedLine' });
const headingLine = Decoration.line({ class: 'cm-headingLine' });
const variable = Decoration.mark({ class: 'cm-variable' });

/** More changed lines than this aren't marked one by one. */
const MOST_LINES = 2000;

export const showChanged = StateEffect.define<readonly LineRange[]>();

function lineMarks({ doc }: EditorState, ranges: readonly LineRange[]): DecorationSet {
  const marks = new RangeSetBuilder<Decoration>();
  let count = 0;
  for (const [from, to] of ranges)
    for (let line = from; line <= Math.min(to, doc.lines) && count < MOST_LINES; line++, count++)
      marks.add(doc.line(line).from, doc.line(line).from, changedLine);
  return marks.finish();
}

/** They move along with what is typed until the next comparison. */
const changedLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { changes, effects, state }) {
    const shown = effects.findLast((effect) => effect.is(showChanged));
    return shown ? lineMarks(state, shown.value) : marks.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Only what is in sight is looked through. */
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

export const promptMarks = [
  changedLines,
  matching(new MatchDecorator({ regexp: /\{\{[^{}\n]*\}\}/g, decoration: variable })),
  matching(
    new MatchDecorator({
      regexp: /^ {0,3}#{1,6}[ \t].*/gm,
      decorate: (add, from) => add(from, from, headingLine),
    }),
  ),
];
