// Line endings to the byte. The editor knows line feeds only; the text that it was given says how its lines ended.
import { invertedEffects } from '@codemirror/commands';
import {
  type ChangeDesc,
  ChangeSet,
  type EditorState,
  type Extension,
  StateEffect,
  StateField,
  type TransactionSpec,
} from '@codemirror/state';
import { type EditedText, withLineFeeds, withOwnLineBreaks } from '~/lib/text/line-ends';
import { changesOfEditor, replacement } from '~/lib/text/text-changes';

/** Another text was put in the place of the whole. */
const replaceWhole = StateEffect.define<string>();

/** The text that the editor was given, and what was changed since. */
interface Given {
  readonly text: string;
  readonly since: ChangeDesc;
}

const given = StateField.define<Given>({
  create: ({ doc }) => ({ text: doc.toString(), since: ChangeSet.empty(doc.length) }),
  update({ text, since }, { changes, effects, newDoc }) {
    const whole = effects.findLast((effect) => effect.is(replaceWhole))?.value;
    if (whole === undefined) return { text, since: since.composeDesc(changes) };
    const shown = withLineFeeds(whole);
    const { length } = shown;
    // Undoing brings back a text that was changed since it was given.
    const edits = newDoc.toString() === shown ? [] : { from: 0, to: length, insert: newDoc };
    return { text: whole, since: ChangeSet.of(edits, length) };
  },
});

/** The extension that keeps the endings of `text`, which the state must be created with. */
export const keptLineEndings = (text: string): Extension => [
  given.init(({ doc }) => ({ text, since: ChangeSet.empty(doc.length) })),
  invertedEffects.of(({ effects, startState }) =>
    effects.some((effect) => effect.is(replaceWhole)) ? [replaceWhole.of(startState.field(given).text)] : [],
  ),
];

/** The text to the byte: what was not touched is as it was. */
export function textOf(state: EditorState): string {
  const { text, since } = state.field(given);
  return withOwnLineBreaks(text, state.doc.toString(), changesOfEditor(since));
}

/** The same text as what was typed over the one that the editor was given. */
export function editsOf(state: EditorState): EditedText {
  const { text, since } = state.field(given);
  const edits = changesOfEditor(since).map(({ from, to, afterFrom, afterTo }) => ({
    from,
    to,
    insert: state.sliceDoc(afterFrom, afterTo),
  }));
  return { text, edits };
}

/** What replaces the whole text as one change, touching only what differs and keeping every byte of the new text. */
export const wholeTextChange = ({ doc }: EditorState, text: string): TransactionSpec => ({
  changes: replacement(doc.toString(), withLineFeeds(text)),
  effects: replaceWhole.of(text),
});
