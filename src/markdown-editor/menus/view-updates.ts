// Lets React components subscribe to the state of an editor.
import { type EditorState, Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useCallback, useSyncExternalStore } from 'react';

const listeners = new WeakMap<EditorView, Set<() => void>>();

export function subscribeToView(view: EditorView, listener: () => void): () => void {
  const all = listeners.get(view) ?? new Set();
  listeners.set(view, all.add(listener));
  return () => all.delete(listener);
}

/** Notifies the components about each update of the view. */
export const createViewUpdatesPlugin = (): Plugin =>
  new Plugin({
    view: () => ({
      update(view) {
        for (const listener of listeners.get(view) ?? []) listener();
      },
    }),
  });

/**
 * Returns a part of an editor's state. The component rerenders only if `select` returns a different object, so `select`
 * should return an existing object instead of creating one.
 */
export function useViewState<Part>(view: EditorView, select: (state: EditorState) => Part): Part {
  const subscribe = useCallback((listener: () => void) => subscribeToView(view, listener), [view]);
  const read = () => select(view.state);
  return useSyncExternalStore(subscribe, read, read);
}
