// How a class of the console's own style sheets is called in the page.
import { createHash } from 'node:crypto';

/**
 * Its name in the sheet, and what tells sheets apart. Vite's own way adds the line: no class needs that to be told from another,
 * and numbers that differ everywhere are what compresses least.
 */
export function className(name: string, _file: string, sheet: string): string {
  return `${name}_${createHash('sha256').update(sheet).digest('base64url').slice(0, 4)}`;
}
