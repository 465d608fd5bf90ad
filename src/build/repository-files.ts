// Reads the files that the rules and metrics check: sources, documents and the contract notes.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from './repository-rules';

const isGenerated = (path: string): boolean =>
  path.startsWith('src/i18n/paraglide/') || path.includes('.gen.');

const read = (path: string): SourceFile => ({ path, text: readFileSync(path, 'utf8') });

const filesWith = (ending: RegExp): SourceFile[] =>
  ['src', 'e2e']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((path) => ending.test(path) && !isGenerated(path))
    .map(read);

/** Returns the TypeScript files that aren't generated. */
export const listSourceFiles = (): SourceFile[] => filesWith(/\.tsx?$/);

export const listStyleSheets = (): SourceFile[] => filesWith(/\.css$/);

/** Returns the Markdown documents at the root and in docs and deploy. */
export const listDocuments = (): SourceFile[] =>
  ['.', 'docs', 'docs/decisions', 'deploy'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => read(join(folder, name))),
  );

export const readContractNotes = (): string => read('docs/contract-notes.md').text;
