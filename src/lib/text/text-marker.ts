// The function that makes hidden characters visible in every sentence and list. Its implementation loads after the
// first screen.
import { createObservable } from '../create-observable';

/**
 * Replaces each hidden character with a visible sign. Returns the text unchanged until the implementation has loaded.
 */
export const hiddenCharacterMarker = createObservable<(text: string) => string>((text) => text);
