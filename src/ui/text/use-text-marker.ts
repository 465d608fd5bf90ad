// Reveals hidden characters in names and other strings from the platform that aren't part of a translated message.
import { useSyncExternalStore } from 'react';
import { hiddenCharacterMarker } from '~/lib/text/text-marker';

/** Returns a function that reveals hidden characters. It returns its input unchanged until its code is loaded. */
export const useTextMarker = (): ((text: string) => string) =>
  useSyncExternalStore(hiddenCharacterMarker.subscribe, hiddenCharacterMarker.get, hiddenCharacterMarker.get);
