// Reveals hidden characters in list cells. The code is loaded after the first list is rendered.
import type { ReactNode } from 'react';
import { createObservable } from '~/lib/create-observable';

/** The function `revealHiddenCharacters` after it is loaded. Until then, a function that returns its argument unchanged. */
export const nodeMarker = createObservable<(node: ReactNode) => ReactNode>((node) => node);
