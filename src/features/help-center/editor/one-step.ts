import type { StateCommand, TransactionSpec } from '@codemirror/state';

/** Runs the first of the commands that has something to do after what `prepared` does: undo takes back both at once. */
export function inOneStep(
  { state, dispatch }: Parameters<StateCommand>[0],
  prepared: TransactionSpec,
  commands: readonly StateCommand[],
  userEvent: string,
): boolean {
  const first = state.update(prepared);
  return commands.some((command) =>
    command({
      state: first.state,
      dispatch: ({ changes, newSelection, effects }) =>
        dispatch(
          state.update({
            changes: first.changes.compose(changes),
            selection: newSelection,
            effects,
            scrollIntoView: true,
            userEvent,
          }),
        ),
    }),
  );
}
