import { useReducer, useState } from 'react';
import { usePersistedForm } from '~/drafts/use-persisted-form';
import type { MacroValues } from '~/resources/macro-values';
import { changeForm, formOf, isUnchanged, type MacroForm, readKeptMacro } from './macro-form';

/**
 * A macro as it is typed, the version that it was begun on, and its local copy. `isStored`: it was created from this form,
 * so nothing in it is left to be saved.
 */
export function useMacroForm(draftKey: string, start: MacroValues, isStored: boolean) {
  const [opened, setOpened] = useState(start);
  const [form, change] = useReducer(changeForm, opened, formOf);
  const isDirty = !isStored && !isUnchanged(opened, form);
  const begin = (from: MacroValues, shown: MacroForm = formOf(from)) => {
    setOpened(from);
    change({ type: 'load', form: shown });
  };
  const restoredFrom = usePersistedForm({
    draftKey,
    typed: isDirty ? { opened, form } : null,
    read: (kept) => {
      const draft = readKeptMacro(kept, start);
      // A page may have ended while its save was under way: what is stored by now is no draft.
      return draft.values && isUnchanged(start, draft.values.form) ? { ...draft, values: null } : draft;
    },
    // What the macro was then is what the save compares with what it is now.
    restore: (kept) => begin(kept.opened, kept.form),
  });
  /** What is stored now: it comes into every field that nobody touched since the save was sent. */
  const rebase = (stored: MacroValues) => {
    change({ type: 'rebase', before: opened, after: stored });
    setOpened(stored);
  };
  return { opened, form, change, isDirty, restoredFrom, begin, rebase };
}
