// Which of the dialogs and drawers lies uppermost.
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { observable } from '~/lib/observable';

/** The dialogs and drawers that are open, the last one above the others. */
const layers = observable<readonly symbol[]>([]);

/** Whether nothing lies over this dialog or drawer: one press of Escape closes the uppermost alone. */
export function useTopLayer(isOpen = true): boolean {
  const [layer] = useState(() => Symbol('layer'));
  useLayoutEffect(() => {
    if (!isOpen) return;
    layers.set([...layers.get(), layer]);
    return () => {
      // The press that closes it is over by then: what lies below doesn't answer it, too.
      setTimeout(() => layers.set(layers.get().toSpliced(layers.get().indexOf(layer), 1)));
    };
  }, [layer, isOpen]);
  return useSyncExternalStore(layers.subscribe, layers.get).at(-1) === layer;
}
