// What the style of an element of pasted HTML declares.
import type { Element } from 'hast';
import { property } from './tree-walk';

/** The values by the names of their properties, in small letters; the last of two with a name counts. */
export function declaredStyle(element: Element): ReadonlyMap<string, string> {
  const declarations = (property(element, 'style') ?? '').toLowerCase().split(';');
  return new Map(
    declarations.flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      return colon === -1 ? [] : [[declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()]];
    }),
  );
}
