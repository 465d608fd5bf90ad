// Which built files a screen needs: the entry, the chunks of its routes and all that they import.

/** The part of Vite's manifest that is read here. */
export type Manifest = Record<string, ManifestChunk>;

interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export interface Load {
  /** Chunks, the entry first; paths from the build's root. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The files of the sign-in page, which is the entry's own; a browser test looks whether the form needs any other. */
export const firstLoad = (manifest: Manifest): Load => loadOf(manifest, []);

/** The files of a list, from the sign-in page on. */
export const listLoad = (manifest: Manifest): Load => loadOf(manifest, ['$workspace/canned-responses']);

/** Throws when the manifest has no entry, or no chunk of a route. */
function loadOf(manifest: Manifest, routes: readonly string[]): Load {
  const keys = Object.keys(manifest);
  const entries = keys.filter((key) => manifest[key]?.isEntry);
  if (entries.length === 0) throw new Error('The manifest has no entry.');
  const chunks = routes.flatMap((route) => {
    const own = keys.filter((key) => key.startsWith(`src/routes/${route}.tsx`));
    if (own.length === 0) throw new Error(`The manifest has no chunk of the route ${route}.`);
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
    // Imported style sheets come first, as the cascade of the sources has them.
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  for (const key of [...entries, ...chunks]) visit(key);
  return { scripts: [...scripts], styles: [...styles] };
}

/** The chunks that import themselves by way of others: what one of them needs at once may not be there yet. */
export function chunksInCircles(manifest: Manifest): string[] {
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
