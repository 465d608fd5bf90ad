// Space before some lines of a text, which is no part of it: what begins there is level with what stands beside it.
import { type EditorState, type Range, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import { domElement } from '../dom-element';

/** By its line (from 1) how much, in pixels. */
export type Spaces = ReadonlyMap<number, number>;

export const putSpaces = StateEffect.define<Spaces>();

class SpaceWidget extends WidgetType {
  constructor(readonly height: number) {
    super();
  }
  override eq({ height }: SpaceWidget) {
    return height === this.height;
  }
  override toDOM() {
    const space = domElement('div', { ariaHidden: 'true' });
    space.style.height = `${this.height}px`;
    return space;
  }
  override get estimatedHeight() {
    return this.height;
  }
}

/** They move along with what is typed until others are put. */
export const spaces = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(drawn, { changes, effects, newDoc }) {
    const put = effects.findLast((effect) => effect.is(putSpaces))?.value;
    if (!put) return drawn.map(changes);
    const widgets = [...put].flatMap(([line, height]): Range<Decoration>[] =>
      height > 0 && line <= newDoc.lines
        ? [
            Decoration.widget({ widget: new SpaceWidget(height), block: true, side: -1 }).range(
              newDoc.line(line).from,
            ),
          ]
        : [],
    );
    return Decoration.set(widgets, true);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** All the space that was put before a place. */
function spaceBefore(state: EditorState, place: number): number {
  let sum = 0;
  for (const cursor = state.field(spaces).iter(); cursor.value && cursor.from < place; cursor.next())
    if (cursor.value.spec.widget instanceof SpaceWidget) sum += cursor.value.spec.widget.height;
  return sum;
}

/** How far down each line begins where no space is put; null where nothing is drawn. */
export function topsOf(view: EditorView, lines: readonly number[]): readonly number[] | null {
  if (view.dom.offsetParent === null) return null;
  const { doc } = view.state;
  return lines.map((line) => {
    const { from } = doc.line(Math.min(line, doc.lines));
    return view.documentPadding.top + view.lineBlockAt(from).top - spaceBefore(view.state, from);
  });
}
