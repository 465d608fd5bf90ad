// A form whose unsaved text outlives its page: kept as it is typed, back when the form is opened again.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Fitted } from './fit-fields';
import { dropFormDraft, formDrafts } from './form-drafts';
import { TAB } from './page-drafts';
import { keepUnrestored } from './unrestored-texts';

interface KeptForm<Form> {
  /** From `formDraftKey`. */
  readonly draftKey: string;
  /** What is typed and saved nowhere; null where there is nothing of the kind. The same object until it changes. */
  readonly typed: Form | null;
  /** Reads what was kept, which another build may have written. What doesn't fit is offered as text (`UnrestoredNotice`). */
  readonly read: (kept: unknown) => Fitted<Form>;
  /** Puts back into the form what a former visit left. */
  readonly restore: (form: Form) => void;
  /** Where what several tabs left belongs together; else the newest alone comes back. */
  readonly join?: (older: Form, newer: Form) => Form;
}

/**
 * Keeps what is typed until it is saved, taken back, or discarded.
 *
 * @returns when that was typed which a former visit left and which stands in the form again, in milliseconds since the
 * epoch; null where nothing came back.
 */
export function usePersistedForm<Form>({
  draftKey,
  typed,
  read,
  restore,
  join,
}: KeptForm<Form>): number | null {
  const [restoredFrom, setRestoredFrom] = useState<number | null>(null);
  const isKept = useRef(false);
  const found = useEffectEvent(async (drafts: Awaited<ReturnType<typeof formDrafts.left>>) => {
    if (typed !== null) return;
    const all = (join ? drafts : drafts.slice(0, 1)).map((draft) => {
      const { values, unfit } = read(draft.form);
      // Begun before anything is restored, which may overwrite the draft that it comes from.
      return { draft, values, isUnfitKept: keepUnrestored(draftKey, draft, unfit) };
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
      if (values !== null && draft.tab === TAB) continue;
      // Only once its parts are kept elsewhere: a page that ends in between must not lose them.
      const isElsewhere =
        (await isUnfitKept) &&
        (values === null ||
          (restored && (await formDrafts.keep({ place: draftKey, tab: TAB, ...restored }))));
      if (isElsewhere) await formDrafts.drop(draftKey, draft.tab);
    }
  });
  useEffect(() => {
    let isHere = true;
    void formDrafts.left(draftKey).then((drafts) => (isHere ? found(drafts) : undefined));
    return () => {
      isHere = false;
    };
  }, [draftKey]);
  useEffect(() => {
    if (typed !== null) void formDrafts.keep({ place: draftKey, tab: TAB, at: Date.now(), form: typed });
    else if (isKept.current) {
      void dropFormDraft(draftKey);
      setRestoredFrom(null);
    }
    isKept.current = typed !== null;
  }, [draftKey, typed]);
  return restoredFrom;
}
