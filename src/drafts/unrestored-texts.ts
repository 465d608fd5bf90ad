// Values of draft fields that forms no longer have, stored as text until a person copies or discards them.
import * as z from 'zod/mini';
import { createObservable } from '~/lib/create-observable';
import { formDrafts } from './form-drafts';
import type { RejectedField } from './restore-fields';

export interface UnrestoredText {
  /** An ID that is unique within the draft key. */
  readonly id: string;
  readonly text: string;
}

/** A revision number, incremented on every change in this page so that notices load the stored values again. */
export const unrestoredRevision = createObservable(0);
const bump = () => unrestoredRevision.set(unrestoredRevision.get() + 1);

/** Uses the store of form drafts, so that these values have the same lifetime and can be removed at sign-out. */
const getPlace = (draftKey: string) => `${draftKey} unrestored`;

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && Object.values(value).every(isBlank));

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? '');

/**
 * Joins the fields' values into one string, or returns null if all fields are empty. A single field is returned without
 * its name.
 */
export function formatRejectedFields(unfit: readonly RejectedField[]): string | null {
  const parts = unfit.filter(({ value }) => !isBlank(value));
  const [only] = parts;
  if (!only) return null;
  if (parts.length === 1) return toText(only.value);
  return parts.map(({ field, value }) => `${field}: ${toText(value)}`).join('\n\n');
}

interface LeftDraft {
  readonly tab: string;
  readonly at: number;
}

/**
 * Stores the fields of a draft that the form doesn't accept. Loading the same draft again creates no duplicates.
 * Returns false if storage is unavailable.
 */
export async function storeUnrestoredTexts(
  draftKey: string,
  { tab, at }: LeftDraft,
  unfit: readonly RejectedField[],
): Promise<boolean> {
  const form = formatRejectedFields(unfit);
  if (form === null) return true;
  const isKept = await formDrafts.storeDraft({ place: getPlace(draftKey), tab: `${tab} ${at}`, at, form });
  bump();
  return isKept;
}

/** Returns the stored values under a draft key, newest first. */
export async function readUnrestoredTexts(draftKey: string): Promise<readonly UnrestoredText[]> {
  const texts = await formDrafts.listAll(getPlace(draftKey));
  return texts.flatMap(({ tab, form }) => {
    const { data } = z.string().safeParse(form);
    return data === undefined ? [] : [{ id: tab, text: data }];
  });
}

export async function dropUnrestoredText(draftKey: string, id: string): Promise<void> {
  await formDrafts.removeDraft(getPlace(draftKey), id);
  bump();
}
