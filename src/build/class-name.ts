// The class names of the console's own style sheets in the page.
import { createHash } from 'node:crypto';

/**
 * Returns the class's name in the sheet with a hash of the sheet. Vite's default also adds the line number, which isn't
 * needed to be unique and compresses poorly.
 */
export function className(name: string, _file: string, sheet: string): string {
  return `${name}_${createHash('sha256').update(sheet).digest('base64url').slice(0, 4)}`;
}
