import { readFileSync } from 'node:fs';

/** Returns the name of the built file that contains a module which is loaded on demand. */
export function getBuiltFile(module: string): string {
  const manifest = JSON.parse(
    readFileSync(`${process.env.DIST ?? 'dist'}/.vite/manifest.json`, 'utf8'),
  ) as Record<string, { readonly file: string }>;
  const { [module]: entry } = manifest;
  if (!entry) throw new Error(`The build has no file of ${module}.`);
  return entry.file.replace('assets/', '');
}
