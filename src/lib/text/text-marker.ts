// Makes hidden characters visible in every sentence and list. The code for it comes after the first screen.
import { observable } from '../observable';

/** Returns a text with a sign in place of each hidden character. Before its code is there, the text as it is. */
export const textMarker = observable<(text: string) => string>((text) => text);
