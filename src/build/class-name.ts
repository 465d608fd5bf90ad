// Names the CSS classes of the console's own style sheets.
import { createHash } from 'node:crypto';

/**
 * Returns the class's name in the style sheet with a hash of the sheet. Vite's default name also contains the line
 * number, which isn't needed for uniqueness and compresses poorly.
 */
export function createClassName(name: string, _file: string, sheet: string): string {
  return `${name}_${createHash('sha256').update(sheet).digest('base64url').slice(0, 4)}`;
}
