// What is said beside a text and is no part of it: where it lacks something that another text has, and which of its sections
// is looked at.
import { type Range, StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import { domElement } from '../dom-element';

/** Something that is missing behind a line (from 1; 0: before the first). */
export interface MissingPlace {
  /** Which it is: others may be told by the same words. */
  readonly key: string;
  readonly after: number;
  readonly words: string;
  /** What can be done about it, and how it is called; null where nothing can. */
  readonly act: { readonly label: string; readonly run: () => void } | null;
}

export interface Annotations {
  readonly missing: readonly MissingPlace[];
  /** From a line (from 1) up to another one, which isn't part of it. */
  readonly section: { readonly from: number; readonly to: number } | null;
}

export const annotate = StateEffect.define<Annotations>();

class MissingWidget extends WidgetType {
  constructor(private readonly place: MissingPlace) {
    super();
  }
  override eq({ place }: MissingWidget) {
    const { key, words, act } = this.place;
    return place.key === key && place.words === words && place.act?.label === act?.label;
  }
  override toDOM() {
    const { words, act } = this.place;
    const button = act && domElement('button', { type: 'button', onclick: act.run }, act.label);
    // The space around a block is its own: a margin would not be measured.
    return domElement(
      'div',
      { className: 'cm-missing' },
      domElement('div', {}, domElement('span', { dir: 'auto' }, words), ...(button ? [button] : [])),
    );
  }
  override ignoreEvent(event: Event) {
    return event.target instanceof Element && event.target.closest('button') !== null;
  }
}

const lineHere = Decoration.line({ class: 'cm-section-here' });

function decorations(doc: Text, { missing, section }: Annotations): DecorationSet {
  const places = missing.map((place): Range<Decoration> => {
    const widget = new MissingWidget(place);
    return place.after < 1
      ? Decoration.widget({ widget, block: true, side: -1 }).range(0)
      : Decoration.widget({ widget, block: true, side: 1 }).range(
          doc.line(Math.min(place.after, doc.lines)).to,
        );
  });
  const last = Math.min((section?.to ?? 1) - 1, doc.lines);
  const lines: Range<Decoration>[] = [];
  for (let line = section?.from ?? 1; line <= last; line++) lines.push(lineHere.range(doc.line(line).from));
  return Decoration.set([...places, ...lines], true);
}

/** They move along with what is typed until others are told. */
export const annotations = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(drawn, { changes, effects, newDoc }) {
    const told = effects.findLast((effect) => effect.is(annotate))?.value;
    return told ? decorations(newDoc, told) : drawn.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});
