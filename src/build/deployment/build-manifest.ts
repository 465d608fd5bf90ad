// The manifest of a build: the path, size and SHA-256 of every served file, and the source commit. It allows anyone to
// compare a deployment with a build.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { z } from 'zod';

/** The path relative to the build's root. The folder's name starts with a dot, so that servers don't serve the file. */
export const MANIFEST_FILE = '.build/manifest.json';

const manifestSchema = z.object({
  commit: z.string().nullable(),
  files: z.array(
    z.object({
      /** Path from the build's root, with `/`. */
      path: z.string().regex(/^[^/]/),
      size: z.int().nonnegative(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
});

export type BuildManifest = z.infer<typeof manifestSchema>;
export type ServedFile = BuildManifest['files'][number];

/** Files of a deployment that aren't part of the build: its configuration, and the headers for a static host. */
const ADDED_FILES = new Set(['config.json', '_headers']);

const isServed = (path: string): boolean =>
  !ADDED_FILES.has(path) && path.split('/').every((part) => !part.startsWith('.'));

export const computeSha256 = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex');

/** Returns the manifest of a built folder. `commit` is null if the source commit isn't known. */
export function createManifest(dist: string, commit: string | null): BuildManifest {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, path: relative(dist, file).split(sep).join('/') }))
    .filter(({ path }) => isServed(path))
    .map(({ file, path }) => {
      const content = readFileSync(file);
      return { path, size: content.length, sha256: computeSha256(content) };
    })
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return { commit, files };
}

/** Writes the manifest into the built folder. The environment variable `SOURCE_COMMIT` contains the commit. */
export function writeManifest(dist: string, { SOURCE_COMMIT }: NodeJS.ProcessEnv): void {
  const file = join(dist, MANIFEST_FILE);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(createManifest(dist, SOURCE_COMMIT || null), null, 2)}\n`);
}

/** Reads a manifest file. Throws if its content isn't a valid manifest. */
export const readManifest = (file: string): BuildManifest =>
  manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
