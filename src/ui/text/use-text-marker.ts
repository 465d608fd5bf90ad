// Shows hidden characters in names and other texts of the platform that are drawn outside of sentences.
import { useSyncExternalStore } from 'react';
import { textMarker } from '~/lib/text/text-marker';

/** Returns the function that makes a text's hidden characters visible. It changes once, when its code is there. */
export const useTextMarker = (): ((text: string) => string) =>
  useSyncExternalStore(textMarker.subscribe, textMarker.get, textMarker.get);
