// The form of a new or existing record: typed values, draft, and the outcome of the last write.
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { ApiError } from '~/api/http/api-error';
import { dropFormDraft, getFormDraftKey } from '~/drafts/form-drafts';
import { usePersistedForm } from '~/drafts/use-persisted-form';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { setFieldErrors } from '~/ui/form/field-errors';
import { fillForm } from '~/ui/form/fill-form';
import { useFormValues } from '~/ui/form/use-form-values';
import { showSuccessToast } from '~/ui/notice/toast';
import type { WriteTarget } from '../activity/interrupted-write-notice';
import type { RecordCreation } from '../create-record';
import { showDuplicatesToast } from '../duplicates-toast';
import { showCreatedToast, showSavedToast } from '../record-toasts';
import type { RecordAccess } from '../save-record';
import { useCreateRecord, useSaveRecord } from '../use-record-writing';
import { type FieldComparisons, hasSameValues, restoreUneditedFields } from '../values';
import type { SavedOutcome, WriteState } from '../write-state';
import { readDraft } from './read-draft';

/** The properties that all forms of a resource share. */
export interface RecordFormConfig<Values extends FieldValues> {
  readonly schema: z.ZodMiniType<Values, Values>;
  readonly nameOf: (values: Values) => string;
  /** Returns each field's title and formatted value, in reading order. */
  readonly inWords: (values: Values) => RecordDescription<Values>;
}

export type RecordDescription<Values> = readonly (readonly [
  field: keyof Values,
  title: string,
  text: string,
])[];

interface FormOptions<Stored, Values extends FieldValues> {
  readonly kind: RecordFormConfig<Values>;
  /** The form's name within the user's drafts of a workspace, such as `team 12`. */
  readonly draft: string;
  /** Called whenever the record is stored, even if the form still shows a notice. */
  readonly onStored?: ((stored: Stored) => void) | undefined;
  /**
   * Called when the record was stored as typed, or when nothing had to be saved. In both cases, the form has nothing
   * left to report.
   */
  readonly onDone?: (stored: Stored) => void;
  /** Opens the record. Offered as an action in the success toast. */
  readonly onShow?: ((stored: Stored) => void) | undefined;
}

interface EditOptions<Stored, Values extends FieldValues> extends FormOptions<Stored, Values> {
  readonly access: RecordAccess<Stored, Values>;
  /** The last loaded version. It replaces the version that the form was opened with only if the user agrees. */
  readonly stored: Stored;
}

interface NewOptions<
  Stored extends { readonly id: number; readonly created_at: string },
  Values extends FieldValues,
> extends FormOptions<Stored, Values> {
  readonly access: RecordCreation<Stored, Values>;
  readonly start: Values;
  /** Opens one of several duplicates, if the record has a page. */
  readonly onOpen?: (id: number) => void;
}

/** The state and the actions of a record's form. */
export interface RecordFormState<Stored, Values extends FieldValues> {
  readonly kind: RecordFormConfig<Values>;
  readonly form: UseFormReturn<Values>;
  /** The version that the form was opened with. */
  readonly opened: Values;
  readonly typed: Values;
  readonly isDirty: boolean;
  readonly draftKey: string;
  readonly target: WriteTarget;
  /** The time at which the restored draft was typed, in milliseconds since the epoch. Null if nothing was restored. */
  readonly restoredFrom: number | null;
  /** Fills the form with the given version, which then also counts as the version that the form was opened with. */
  readonly begin: (version: Stored) => void;
  /** Reverts the typed values. */
  readonly discard: () => void;
  /** Deletes the draft. */
  readonly drop: () => void;
  readonly state: WriteState<Stored>;
  readonly purpose: 'save' | 'creation' | 'creation-of-unique';
  readonly write: (typed: Values) => Promise<void>;
  readonly checkNow: () => Promise<void>;
  readonly valuesOf: (stored: Stored) => Values;
  readonly comparisons: FieldComparisons<Values> | undefined;
  /** True while the dialog that compares both versions is open. */
  readonly isComparing: boolean;
  readonly setComparing: (isComparing: boolean) => void;
  /** Overwrites a newer version that the user has seen. */
  readonly saveOverPresent?: (typed: Values, present: Stored) => Promise<void>;
  /** Clears the outcome of the last attempt. */
  readonly reset: () => void;
}

/** Shared state of the edit form and the create form. */
function useOpenedForm<Stored, Values extends FieldValues>(
  { kind, draft, onStored, onDone, onShow }: FormOptions<Stored, Values>,
  valuesOf: (stored: Stored) => Values,
  start: Values,
  comparisons?: FieldComparisons<Values>,
) {
  const t = useT();
  const scope = useScope();
  const draftKey = getFormDraftKey(scope, draft);
  const [values] = useState(start);
  const [opened, setOpened] = useState(values);
  const form = useForm({ values, resolver: standardSchemaResolver(kind.schema) });
  const typed = useFormValues(form);
  const isDirty = !hasSameValues(opened, typed, comparisons);
  const beginOn = (version: Values, shown = version) => {
    setOpened(version);
    fillForm(form, shown);
  };
  const restoredFrom = usePersistedForm({
    draftKey,
    typed: isDirty ? { opened, typed } : null,
    read: (kept) => {
      const draft = readDraft(kept, start);
      // The page may have been closed while a save was in flight. If that save has stored the typed values, there is no
      // draft to restore.
      const isStored = draft.values && hasSameValues(start, draft.values.typed, comparisons);
      return isStored ? { ...draft, values: null } : draft;
    },
    // Also restores the version that the form was opened with, because saving compares this version with the current
    // record.
    restore: (kept) => beginOn(kept.opened, kept.typed),
  });
  const drop = () => void dropFormDraft(draftKey);
  const end = (saved: SavedOutcome<Stored>, show: typeof showSavedToast) => {
    const { stored, differing } = saved;
    beginOn(valuesOf(stored));
    drop();
    onStored?.(stored);
    if (differing.length > 0) return;
    onDone?.(stored);
    const action = onShow && { label: t(m.records_show), onClick: () => onShow(stored) };
    // Keeps values that were typed after the save. When the user saves these values, the restored version is shown as a
    // conflict.
    const onUndone = (restored: unknown) => {
      if (hasSameValues(form.getValues(), valuesOf(stored), comparisons))
        beginOn(valuesOf(restored as Stored));
    };
    show(t, scope, kind.nameOf(valuesOf(stored)), saved, action, onUndone);
  };
  return {
    opened,
    end,
    onRefused: (error: ApiError) => setFieldErrors(form, error, t),
    shown: {
      kind,
      form,
      opened,
      typed,
      isDirty,
      comparisons,
      draftKey,
      restoredFrom,
      valuesOf,
      begin: (version: Stored) => beginOn(valuesOf(version)),
      discard: () => beginOn(start),
      drop,
    },
  };
}

/** Returns the form of an existing record. */
export function useRecordEditForm<Stored, Values extends FieldValues>({
  access,
  stored,
  ...options
}: EditOptions<Stored, Values>): RecordFormState<Stored, Values> {
  const t = useT();
  const { valuesOf, comparisons } = access;
  const { opened, end, onRefused, shown } = useOpenedForm(options, valuesOf, valuesOf(stored), comparisons);
  const { save, saveOverPresent, ...saving } = useSaveRecord(access, opened, {
    onSaved: (saved) => end(saved, showSavedToast),
    onUnchanged: () => {
      shown.drop();
      options.onDone?.(stored);
      showSuccessToast({ message: t(m.records_no_changes, { name: options.kind.nameOf(opened) }) });
    },
    onRefused,
  });
  const withUneditedFields = (submitted: Values) => restoreUneditedFields(opened, shown.typed, submitted);
  return {
    ...shown,
    ...saving,
    target: { access },
    write: (submitted) => save(withUneditedFields(submitted)),
    saveOverPresent: (submitted, present) => saveOverPresent(withUneditedFields(submitted), present),
    purpose: 'save',
  };
}

/** Returns the form of a new record. */
export function useNewRecordForm<
  Stored extends { readonly id: number; readonly created_at: string },
  Values extends FieldValues,
>({ access, start, onOpen, ...options }: NewOptions<Stored, Values>): RecordFormState<Stored, Values> {
  const t = useT();
  const { end, onRefused, shown } = useOpenedForm(options, access.valuesOf, start);
  const { create, ...creation } = useCreateRecord(access, {
    onCreated: (created) => end(created, showCreatedToast),
    onRefused,
    onDuplicates: (all, created) =>
      showDuplicatesToast(
        t,
        access.subject.scope,
        options.kind.nameOf(access.valuesOf(created)),
        all,
        onOpen,
      ),
  });
  return {
    ...shown,
    ...creation,
    target: { creation: access, emptyValues: start },
    // A new record has no other version to be compared with.
    isComparing: false,
    setComparing: () => {},
    write: create,
    purpose: access.isUnique ? 'creation-of-unique' : 'creation',
  };
}
