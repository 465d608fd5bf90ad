// Places of the text that something slow will be put at: they move along with what is typed meanwhile.
import { StateEffect, StateField } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

const track = StateEffect.define<{ readonly id: number; readonly at: number }>();
const release = StateEffect.define<number>();

export const trackedPlaces = StateField.define<ReadonlyMap<number, number>>({
  create: () => new Map(),
  update(places, transaction) {
    if (places.size === 0 && transaction.effects.length === 0) return places;
    let next = places;
    if (transaction.docChanged) {
      next = new Map([...places].map(([id, at]) => [id, transaction.changes.mapPos(at, 1)]));
    }
    for (const effect of transaction.effects) {
      if (effect.is(track)) next = new Map([...next, [effect.value.id, effect.value.at]]);
      if (effect.is(release)) next = new Map([...next].filter(([id]) => id !== effect.value));
    }
    return next;
  },
});

let lastId = 0;

/** Marks a place; calling the result puts text there, wherever the place has moved to, and forgets it. */
export function insertLater(view: EditorView, at: number): (text: string) => void {
  const id = ++lastId;
  view.dispatch({ effects: track.of({ id, at }) });
  return (text) => {
    const place = view.state.field(trackedPlaces).get(id);
    if (place === undefined) return;
    const insert = view.state.toText(text);
    const { main } = view.state.selection;
    view.dispatch({
      changes: { from: place, insert },
      effects: release.of(id),
      // Who still waits at the place goes behind what came; who went on typing elsewhere stays there.
      ...(main.empty && main.head === place
        ? { selection: { anchor: place + insert.length }, scrollIntoView: true }
        : {}),
      userEvent: 'input.paste',
    });
  };
}
