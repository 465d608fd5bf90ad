// Tracks the topmost dialog or drawer.
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createObservable } from '~/lib/create-observable';

/** The open dialogs and drawers, topmost last. */
const layers = createObservable<readonly symbol[]>([]);

/** Reports whether this dialog or drawer is the topmost, because Escape closes only the topmost. */
export function useIsTopLayer(isOpen = true): boolean {
  const [layer] = useState(() => Symbol('layer'));
  useLayoutEffect(() => {
    if (!isOpen) return;
    layers.set([...layers.get(), layer]);
    return () => {
      // Waits until the key press that closes this layer is over, so that the layer below doesn't handle it too.
      setTimeout(() => layers.set(layers.get().toSpliced(layers.get().indexOf(layer), 1)));
    };
  }, [layer, isOpen]);
  return useSyncExternalStore(layers.subscribe, layers.get).at(-1) === layer;
}
