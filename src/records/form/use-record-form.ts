// The form of one record, new or there already: what is typed, its local copy, and what became of the last attempt to write it.
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { ApiError } from '~/api/http/api-error';
import { dropFormDraft, formDraftKey } from '~/drafts/form-drafts';
import { usePersistedForm } from '~/drafts/use-persisted-form';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { setFieldErrors } from '~/ui/form/field-errors';
import { fillForm } from '~/ui/form/fill-form';
import { useFormValues } from '~/ui/form/use-form-values';
import { showSuccess } from '~/ui/notice/toast';
import type { WriteTarget } from '../activity/interrupted-write';
import type { RecordCreation } from '../create-record';
import { showDuplicates } from '../duplicates-toast';
import { showCreated, showSaved } from '../record-toasts';
import type { RecordAccess } from '../save-record';
import { useCreateRecord, useSaveRecord } from '../use-record-writing';
import { type Comparisons, keepUnedited, sameValues } from '../values';
import type { Saved, WriteState } from '../write-state';
import { readDraft } from './read-draft';

/** What the forms of a resource have in common. */
export interface RecordKind<Values extends FieldValues> {
  /** What the form itself refuses. */
  readonly schema: z.ZodMiniType<Values, Values>;
  /** What a record of these values is called. */
  readonly nameOf: (values: Values) => string;
  /** Each field's title and what these values hold in it, in the order in which they are read. */
  readonly inWords: (values: Values) => Description<Values>;
}

export type Description<Values> = readonly (readonly [field: keyof Values, title: string, text: string])[];

interface FormOptions<Stored, Values extends FieldValues> {
  readonly kind: RecordKind<Values>;
  /** Names the form among a person's drafts in a workspace, such as `team 12`. */
  readonly draft: string;
  /** It is stored, whatever else is to be told. */
  readonly onStored?: ((stored: Stored) => void) | undefined;
  /** It is stored as it was typed, or nothing had to be: nothing is left to be told. */
  readonly onDone?: (stored: Stored) => void;
  /** Leads to it from where its success is told. */
  readonly onShow?: ((stored: Stored) => void) | undefined;
}

interface EditOptions<Stored, Values extends FieldValues> extends FormOptions<Stored, Values> {
  readonly access: RecordAccess<Stored, Values>;
  /** What was read last. What the form was begun on is never replaced by it unasked. */
  readonly stored: Stored;
}

interface NewOptions<
  Stored extends { readonly id: number; readonly created_at: string },
  Values extends FieldValues,
> extends FormOptions<Stored, Values> {
  readonly access: RecordCreation<Stored, Values>;
  readonly start: Values;
  /** Opens one of several that came to be at once, where it has a page. */
  readonly onOpen?: (id: number) => void;
}

/** What a record's form shows and does. */
export interface RecordWriting<Stored, Values extends FieldValues> {
  readonly kind: RecordKind<Values>;
  readonly form: UseFormReturn<Values>;
  /** The version that it was begun on. */
  readonly opened: Values;
  readonly typed: Values;
  readonly isDirty: boolean;
  readonly draftKey: string;
  readonly target: WriteTarget;
  /** When that was typed which a former visit left; null where nothing came back. */
  readonly restoredFrom: number | null;
  /** Shows another version, and begins anew on it. */
  readonly begin: (version: Stored) => void;
  /** Takes back what was typed. */
  readonly discard: () => void;
  /** Forgets the local copy. */
  readonly drop: () => void;
  readonly state: WriteState<Stored>;
  readonly purpose: 'save' | 'creation' | 'creation-of-unique';
  readonly write: (typed: Values) => Promise<void>;
  readonly checkNow: () => Promise<void>;
  readonly valuesOf: (stored: Stored) => Values;
  readonly comparisons: Comparisons<Values> | undefined;
  /** The dialog with both versions is open. */
  readonly isComparing: boolean;
  readonly setComparing: (isComparing: boolean) => void;
  /** Saves over a newer version that the person has seen. */
  readonly saveOverPresent?: (typed: Values, present: Stored) => Promise<void>;
  /** Forgets what became of the last attempt. */
  readonly reset: () => void;
}

/** What editing and creating have in common. */
function useOpenedForm<Stored, Values extends FieldValues>(
  { kind, draft, onStored, onDone, onShow }: FormOptions<Stored, Values>,
  valuesOf: (stored: Stored) => Values,
  start: Values,
  comparisons?: Comparisons<Values>,
) {
  const t = useT();
  const scope = useScope();
  const draftKey = formDraftKey(scope, draft);
  const [values] = useState(start);
  const [opened, setOpened] = useState(values);
  const form = useForm({ values, resolver: standardSchemaResolver(kind.schema) });
  const typed = useFormValues(form);
  const isDirty = !sameValues(opened, typed, comparisons);
  const beginOn = (version: Values, shown = version) => {
    setOpened(version);
    fillForm(form, shown);
  };
  const restoredFrom = usePersistedForm({
    draftKey,
    typed: isDirty ? { opened, typed } : null,
    read: (kept) => {
      const draft = readDraft(kept, start);
      // A page may have ended while its save was under way: what is stored by now is no draft.
      const isStored = draft.values && sameValues(start, draft.values.typed, comparisons);
      return isStored ? { ...draft, values: null } : draft;
    },
    // What the record was then is what the save compares with what it is now.
    restore: (kept) => beginOn(kept.opened, kept.typed),
  });
  const drop = () => void dropFormDraft(draftKey);
  const end = (saved: Saved<Stored>, show: typeof showSaved) => {
    const { stored, differing } = saved;
    beginOn(valuesOf(stored));
    drop();
    onStored?.(stored);
    if (differing.length > 0) return;
    onDone?.(stored);
    const action = onShow && { label: t(m.records_show), onClick: () => onShow(stored) };
    show(t, scope, kind.nameOf(valuesOf(stored)), saved, action);
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

/** Edits a record that is there. */
export function useEditForm<Stored, Values extends FieldValues>({
  access,
  stored,
  ...options
}: EditOptions<Stored, Values>): RecordWriting<Stored, Values> {
  const t = useT();
  const { valuesOf, comparisons } = access;
  const { opened, end, onRefused, shown } = useOpenedForm(options, valuesOf, valuesOf(stored), comparisons);
  const { save, saveOverPresent, ...saving } = useSaveRecord(access, opened, {
    onSaved: (saved) => end(saved, showSaved),
    onUnchanged: () => {
      shown.drop();
      options.onDone?.(stored);
      showSuccess({ message: t(m.records_no_changes, { name: options.kind.nameOf(opened) }) });
    },
    onRefused,
  });
  const keep = (submitted: Values) => keepUnedited(opened, shown.typed, submitted);
  return {
    ...shown,
    ...saving,
    target: { access },
    write: (submitted) => save(keep(submitted)),
    saveOverPresent: (submitted, present) => saveOverPresent(keep(submitted), present),
    purpose: 'save',
  };
}

/** Creates a record. */
export function useNewForm<
  Stored extends { readonly id: number; readonly created_at: string },
  Values extends FieldValues,
>({ access, start, onOpen, ...options }: NewOptions<Stored, Values>): RecordWriting<Stored, Values> {
  const t = useT();
  const { end, onRefused, shown } = useOpenedForm(options, access.valuesOf, start);
  const { create, ...creation } = useCreateRecord(access, {
    onCreated: (created) => end(created, showCreated),
    onRefused,
    onDuplicates: (all, created) =>
      showDuplicates(t, access.subject.scope, options.kind.nameOf(access.valuesOf(created)), all, onOpen),
  });
  return {
    ...shown,
    ...creation,
    target: { creation: access, emptyValues: start },
    // What isn't there yet has no other version.
    isComparing: false,
    setComparing: () => {},
    write: create,
    purpose: access.isUnique ? 'creation-of-unique' : 'creation',
  };
}
