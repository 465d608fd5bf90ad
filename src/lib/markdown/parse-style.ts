// Parses inline styles of pasted HTML.
import type { Element } from 'hast';
import { getTextProperty } from './tree-walk';

/**
 * Maps the properties of an inline style to their values, both in lower case. If a property is declared twice, the last
 * value applies.
 */
export function parseStyle(element: Element): ReadonlyMap<string, string> {
  const declarations = (getTextProperty(element, 'style') ?? '').toLowerCase().split(';');
  return new Map(
    declarations.flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      return colon === -1 ? [] : [[declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()]];
    }),
  );
}
