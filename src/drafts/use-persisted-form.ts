// A form whose unsaved text outlives its page: kept as it is typed, back when the form is opened again.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dropFormDraft, formDrafts } from './form-drafts';
import { TAB } from './page-drafts';

interface KeptForm<Form> {
  /** From `formDraftKey`. */
  readonly draftKey: string;
  /** What is typed and saved nowhere; null where there is nothing of the kind. The same object until it changes. */
  readonly typed: Form | null;
  /** Reads what was kept, which another version of the console may have written; null where it doesn't fit. */
  readonly read: (kept: unknown) => Form | null;
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
    const left = (join ? drafts : drafts.slice(0, 1)).flatMap(({ form: kept, ...draft }) => {
      const form = read(kept);
      return form === null ? [] : [{ ...draft, form }];
    });
    const [newest] = left;
    if (!newest) return;
    const form = left
      .slice(1)
      .reduce<Form>((newer, older) => (join ? join(older.form, newer) : newer), newest.form);
    restore(form);
    setRestoredFrom(newest.at);
    const others = left.filter(({ tab }) => tab !== TAB);
    // Only once this page keeps it: one that ends in between must not lose it.
    if (others.length > 0 && (await formDrafts.keep({ ...newest, form, tab: TAB })))
      await Promise.all(others.map(({ tab }) => formDrafts.drop(draftKey, tab)));
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
