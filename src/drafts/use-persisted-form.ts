// Stores a form's unsaved values while the user types, and restores them when the form is opened again.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dropFormDraft, formDrafts } from './form-drafts';
import { PAGE_INSTANCE_ID } from './page-drafts';
import type { RestoredFields } from './restore-fields';
import { storeUnrestoredTexts } from './unrestored-texts';

interface StoredForm<Form> {
  /** A key from `getFormDraftKey`. */
  readonly draftKey: string;
  /** The unsaved values, or null if there are none. Must be the same object until a value changes. */
  readonly typed: Form | null;
  /**
   * Parses stored values, which another build may have written. Fields that the form doesn't accept are shown by
   * `UnrestoredTextsNotice`.
   */
  readonly read: (kept: unknown) => RestoredFields<Form>;
  /** Fills the form with values of an earlier visit. */
  readonly restore: (form: Form) => void;
  /** Combines the values typed in several tabs. If omitted, only the newest values are restored. */
  readonly join?: (older: Form, newer: Form) => Form;
}

/**
 * Stores the unsaved values until they are saved, reverted or discarded.
 *
 * @returns the time in milliseconds since the epoch when restored values were typed, or null if none were restored.
 */
export function usePersistedForm<Form>({
  draftKey,
  typed,
  read,
  restore,
  join,
}: StoredForm<Form>): number | null {
  const [restoredFrom, setRestoredFrom] = useState<number | null>(null);
  const isKept = useRef(false);
  const found = useEffectEvent(async (drafts: Awaited<ReturnType<typeof formDrafts.listRestorable>>) => {
    if (typed !== null) return;
    const all = (join ? drafts : drafts.slice(0, 1)).map((draft) => {
      const { values, unfit } = read(draft.form);
      // Stores the fields that the form doesn't accept before restoring the accepted fields, because restoring may
      // overwrite the draft.
      return { draft, values, isUnfitKept: storeUnrestoredTexts(draftKey, draft, unfit) };
    });
    const left = all.flatMap(({ draft, values }) =>
      values === null ? [] : [{ at: draft.at, form: values }],
    );
    const [newest, ...older] = left;
    const restored = newest && {
      at: newest.at,
      form: older.reduce<Form>((newer, one) => (join ? join(one.form, newer) : newer), newest.form),
    };
    if (restored) {
      restore(restored.form);
      setRestoredFrom(restored.at);
    }
    for (const { draft, values, isUnfitKept } of all) {
      if (values !== null && draft.tab === PAGE_INSTANCE_ID) continue;
      // Removes a draft only after all its fields are stored in other records, so that nothing is lost if the page is
      // closed in the meantime.
      const isElsewhere =
        (await isUnfitKept) &&
        (values === null ||
          (restored &&
            (await formDrafts.storeDraft({ place: draftKey, tab: PAGE_INSTANCE_ID, ...restored }))));
      if (isElsewhere) await formDrafts.removeDraft(draftKey, draft.tab);
    }
  });
  useEffect(() => {
    let isHere = true;
    void formDrafts.listRestorable(draftKey).then((drafts) => (isHere ? found(drafts) : undefined));
    return () => {
      isHere = false;
    };
  }, [draftKey]);
  useEffect(() => {
    if (typed !== null)
      void formDrafts.storeDraft({ place: draftKey, tab: PAGE_INSTANCE_ID, at: Date.now(), form: typed });
    else if (isKept.current) {
      void dropFormDraft(draftKey);
      setRestoredFrom(null);
    }
    isKept.current = typed !== null;
  }, [draftKey, typed]);
  return restoredFrom;
}
