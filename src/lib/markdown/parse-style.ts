// Reads inline styles of pasted HTML.
import type { Element } from 'hast';
import { getProperty } from './tree-walk';

/** Returns the declared values by property, both in lower case. The last declaration of a property wins. */
export function parseStyle(element: Element): ReadonlyMap<string, string> {
  const declarations = (getProperty(element, 'style') ?? '').toLowerCase().split(';');
  return new Map(
    declarations.flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      return colon === -1 ? [] : [[declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()]];
    }),
  );
}
