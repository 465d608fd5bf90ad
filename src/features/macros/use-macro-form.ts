import { useReducer, useState } from 'react';
import { usePersistedForm } from '~/drafts/use-persisted-form';
import type { MacroValues } from '~/resources/macro-values';
import {
  isMacroFormUnchanged,
  type MacroForm,
  readStoredMacroForm,
  toMacroForm,
  updateMacroForm,
} from './macro-form';

/**
 * Manages the form of a macro, the version that the form started from, and its local draft. `isStored` is true if the
 * macro was created and nothing is left to save.
 */
export function useMacroForm(draftKey: string, start: MacroValues, isStored: boolean) {
  const [opened, setOpened] = useState(start);
  const [form, change] = useReducer(updateMacroForm, opened, toMacroForm);
  const isDirty = !isStored && !isMacroFormUnchanged(opened, form);
  const begin = (from: MacroValues, shown: MacroForm = toMacroForm(from)) => {
    setOpened(from);
    change({ type: 'load', form: shown });
  };
  const restoredFrom = usePersistedForm({
    draftKey,
    typed: isDirty ? { opened, form } : null,
    read: (kept) => {
      const draft = readStoredMacroForm(kept, start);
      // Discards a draft that equals the stored macro. Such a draft remains if the page was closed while the save was
      // in flight.
      return draft.values && isMacroFormUnchanged(start, draft.values.form)
        ? { ...draft, values: null }
        : draft;
    },
    // Keeps the version that the draft started from, so that saving detects later changes by other people.
    restore: (kept) => begin(kept.opened, kept.form),
  });
  /** Adopts the stored version in all fields that are unchanged since the version `before`. */
  const rebase = (stored: MacroValues, before = opened) => {
    change({ type: 'rebase', before, after: stored });
    setOpened(stored);
  };
  return { opened, form, change, isDirty, restoredFrom, begin, rebase };
}
