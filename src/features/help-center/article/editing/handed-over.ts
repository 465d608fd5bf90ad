// The page of a new article becomes the one of the article that it was saved as: who writes goes on writing there.
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { ArticleWords } from '~/drafts/article-drafts';
import type { EditorSession } from '~/markdown-editor/editor-core';
import type { LeftImage } from '../../images/use-image-uploads';

interface HandedOver {
  /** The draft key of the article. */
  readonly place: string;
  /** What stands on the page that is left; null where that is what was saved. */
  readonly words: () => ArticleWords | null;
  editor: EditorSession | null;
  /** What of the images in the text isn't uploaded yet. */
  images: readonly LeftImage[];
  /** The field that had the focus, by its name, and where in it. */
  field: { readonly name: string; readonly at: number } | null;
}

let handed: HandedOver | null = null;

export function handOver(place: string, words: HandedOver['words']): void {
  handed = { place, words, editor: null, images: [], field: null };
}

/** The editor is about to leave the page. */
export function leaveEditor(place: string | null, session: () => EditorSession): void {
  if (!handed || handed.place !== place) return;
  handed.editor = session();
  const { activeElement } = document;
  if (activeElement instanceof HTMLTextAreaElement)
    handed.field = { name: activeElement.name, at: activeElement.selectionStart };
}

/** So are its images, whose uploads end with it. */
export function leaveImages(place: string | null, images: readonly LeftImage[]): void {
  if (handed?.place === place) handed.images = images;
}

/** What was handed over to an article's page, taken once. */
export const useHandedOver = (place: string): HandedOver | null =>
  useState(() => (handed?.place === place ? handed : null))[0];

/** Goes on with it: with what was typed until the page was there, and in the field where that was. */
export function useGoingOn(mine: HandedOver | null, onWords: (words: ArticleWords) => void): void {
  const goOn = useEffectEvent(() => {
    const words = mine?.words();
    if (words) onWords(words);
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
