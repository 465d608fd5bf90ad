// Determines the built files that a screen needs: the entry, the chunks of its routes and all their imports.

/** The fields of Vite's manifest that this module reads. */
export type ViteManifest = Record<string, ManifestChunk>;

interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export interface LoadedFiles {
  /** The paths of chunks, relative to the build's root. The entry is first. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Returns the files of the sign-in page, which needs only the files of the entry. A browser test checks that the form
 * needs no other files.
 */
export const listFilesOfSignInPage = (manifest: ViteManifest): LoadedFiles => computeLoad(manifest, []);

/** Returns the files of a list, including those of the sign-in page. */
export const listFilesOfListScreen = (manifest: ViteManifest): LoadedFiles =>
  computeLoad(manifest, ['$workspace/canned-responses']);

/** Returns the files that these routes need. Throws if the entry or a route's chunk is missing from the manifest. */
function computeLoad(manifest: ViteManifest, routes: readonly string[]): LoadedFiles {
  const keys = Object.keys(manifest);
  const entries = keys.filter((key) => manifest[key]?.isEntry);
  if (entries.length === 0) throw new Error('The manifest has no entry.');
  const chunks = routes.flatMap((route) => {
    const own = keys.filter((key) => key.startsWith(`src/routes/${route}.tsx`));
    if (own.length === 0) throw new Error(`The manifest has no chunk for the route ${route}.`);
    return own;
  });
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return;
    visited.add(key);
    if (chunk.file.endsWith('.js')) scripts.add(chunk.file);
    // Visits imports first, so that the style sheets keep the cascade order of the sources.
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  for (const key of [...entries, ...chunks]) visit(key);
  return { scripts: [...scripts], styles: [...styles] };
}

/**
 * Returns the chunks that import themselves, directly or through others. In such a cycle, a value may be used before it
 * is initialized.
 */
export function findImportCycles(manifest: ViteManifest): string[] {
  const reached = (from: string) => {
    const seen = new Set<string>();
    const left = [...(manifest[from]?.imports ?? [])];
    for (let key = left.pop(); key !== undefined; key = left.pop()) {
      if (seen.has(key)) continue;
      seen.add(key);
      left.push(...(manifest[key]?.imports ?? []));
    }
    return seen;
  };
  return Object.keys(manifest)
    .filter((key) => reached(key).has(key))
    .map((key) => manifest[key]?.name ?? key);
}
