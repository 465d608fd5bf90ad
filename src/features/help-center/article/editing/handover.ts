// Hands over the editing state from the page of a new article to the page of the created article, so that the author
// can keep typing.
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { ArticleText } from '~/drafts/article-drafts';
import type { EditorSession } from '~/markdown-editor/editor-core';
import type { InterruptedUpload } from '../../images/use-image-uploads';

interface HandedOver {
  /** The draft key of the created article. */
  readonly place: string;
  /** Returns the current fields, or null if they equal the saved ones. */
  readonly getCurrentFields: () => ArticleText | null;
  editor: EditorSession | null;
  /** The images whose upload hasn't finished. */
  images: readonly InterruptedUpload[];
  /** The name of the focused field and the cursor position in it. Null if no text field has the focus. */
  field: { readonly name: string; readonly at: number } | null;
}

let handed: HandedOver | null = null;

export function startHandover(place: string, getCurrentFields: HandedOver['getCurrentFields']): void {
  handed = { place, getCurrentFields, editor: null, images: [], field: null };
}

/** Adds the editor session and the focused field to the handover. Called before the editor unmounts. */
export function addSessionToHandover(place: string | null, session: () => EditorSession): void {
  if (!handed || handed.place !== place) return;
  handed.editor = session();
  const { activeElement } = document;
  if (activeElement instanceof HTMLTextAreaElement)
    handed.field = { name: activeElement.name, at: activeElement.selectionStart };
}

/**
 * Adds the unfinished uploads to the handover. The uploads stop when the editor unmounts, and the next page restarts
 * them.
 */
export function addImagesToHandover(place: string | null, images: readonly InterruptedUpload[]): void {
  if (handed?.place === place) handed.images = images;
}

/**
 * Returns the state that was handed over to this page, or null. The first page that calls this function gets the state,
 * and later pages get null.
 */
export const useHandover = (place: string): HandedOver | null =>
  useState(() => (handed?.place === place ? handed : null))[0];

/** Continues editing on the new page. Restores the latest input, the focus and the cursor. */
export function useContinueEditing(mine: HandedOver | null, onWords: (words: ArticleText) => void): void {
  const goOn = useEffectEvent(() => {
    const fields = mine?.getCurrentFields();
    if (fields) onWords(fields);
    if (!mine?.field) return;
    const { name, at } = mine.field;
    const field = document.querySelector<HTMLTextAreaElement>(`main [name="${name}"]`);
    field?.focus();
    field?.setSelectionRange(at, at);
  });
  useLayoutEffect(() => {
    handed = null;
    goOn();
  }, []);
}
