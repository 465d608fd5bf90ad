// Parts of earlier drafts that no form has a field for any more, kept as text until a person copies or discards them.
import * as z from 'zod/mini';
import { observable } from '~/lib/observable';
import type { Unfit } from './fit-fields';
import { formDrafts } from './form-drafts';

export interface UnrestoredText {
  /** Names it among those of its draft key. */
  readonly id: string;
  readonly text: string;
}

/** Counts the changes of this page, so that a notice reads the texts again. */
export const unrestoredEdition = observable(0);
const bump = () => unrestoredEdition.set(unrestoredEdition.get() + 1);

/** The same store as that of form drafts: kept as long, and offered for removal at a sign-out. */
const getPlace = (draftKey: string) => `${draftKey} unrestored`;

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && Object.values(value).every(isBlank));

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? '');

/** Joins what doesn't fit into one text; null where none of it holds anything. A single field needs no name. */
export function describeUnfit(unfit: readonly Unfit[]): string | null {
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

/** Keeps what doesn't fit of one draft, once however often that draft is read. False where this browser couldn't. */
export async function keepUnrestored(
  draftKey: string,
  { tab, at }: LeftDraft,
  unfit: readonly Unfit[],
): Promise<boolean> {
  const form = describeUnfit(unfit);
  if (form === null) return true;
  const isKept = await formDrafts.keep({ place: getPlace(draftKey), tab: `${tab} ${at}`, at, form });
  bump();
  return isKept;
}

/** The texts under a draft key, newest first. */
export async function readUnrestored(draftKey: string): Promise<readonly UnrestoredText[]> {
  const texts = await formDrafts.all(getPlace(draftKey));
  return texts.flatMap(({ tab, form }) => {
    const { data } = z.string().safeParse(form);
    return data === undefined ? [] : [{ id: tab, text: data }];
  });
}

export async function dropUnrestored(draftKey: string, id: string): Promise<void> {
  await formDrafts.drop(getPlace(draftKey), id);
  bump();
}
