import { useReducer, useState } from 'react';
import { usePersistedForm } from '~/drafts/use-persisted-form';
import type { MacroValues } from '~/resources/macro-values';
import { isUnchanged, type MacroForm, readStoredMacro, toForm, updateForm } from './macro-form';

/**
 * Manages the form of a macro, the version it started from, and its local draft. `isStored`: the macro was created, so
 * nothing is left to save.
 */
export function useMacroForm(draftKey: string, start: MacroValues, isStored: boolean) {
  const [opened, setOpened] = useState(start);
  const [form, change] = useReducer(updateForm, opened, toForm);
  const isDirty = !isStored && !isUnchanged(opened, form);
  const begin = (from: MacroValues, shown: MacroForm = toForm(from)) => {
    setOpened(from);
    change({ type: 'load', form: shown });
  };
  const restoredFrom = usePersistedForm({
    draftKey,
    typed: isDirty ? { opened, form } : null,
    read: (kept) => {
      const draft = readStoredMacro(kept, start);
      // The page may have closed while its save was in flight. Input that equals the stored macro is no draft.
      return draft.values && isUnchanged(start, draft.values.form) ? { ...draft, values: null } : draft;
    },
    // Keeps the base version of the draft, so that a save detects changes since then.
    restore: (kept) => begin(kept.opened, kept.form),
  });
  /** Takes over the stored version in all fields that are unchanged since the save was sent. */
  const rebase = (stored: MacroValues) => {
    change({ type: 'rebase', before: opened, after: stored });
    setOpened(stored);
  };
  return { opened, form, change, isDirty, restoredFrom, begin, rebase };
}
