// An observable value, usable in modules without React and with React's `useSyncExternalStore`.

export interface Observable<Value> {
  get(): Value;
  set(next: Value): void;
  /** Calls the listener after each `set`. Returns the function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
}

/** Creates an observable value. `set` notifies listeners even if the value is the same as before. */
export function createObservable<Value>(first: Value): Observable<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
