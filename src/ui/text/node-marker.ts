// Makes hidden characters visible in the cells of lists. The code for it comes after the first list.
import type { ReactNode } from 'react';
import { observable } from '~/lib/observable';

/** `marked`, once it is there. Before, it returns what is drawn as it is. */
export const nodeMarker = observable<(node: ReactNode) => ReactNode>((node) => node);
