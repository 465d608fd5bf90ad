// Which built files the sign-in page needs to come alive: the entry, the sign-in route's chunk and all that they import.

/** The part of Vite's manifest that is read here. */
export type Manifest = Record<string, ManifestChunk>;

interface ManifestChunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export interface FirstLoad {
  /** Chunks, the entry first; paths from the build's root. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The sign-in route's own chunk; a browser test looks whether the form needs any other. */
const SIGN_IN = /^src\/routes\/sign-in\.tsx/;

/** The files of the sign-in page. Throws when the manifest has no entry or no chunk of the sign-in route. */
export function firstLoad(manifest: Manifest): FirstLoad {
  const keys = Object.keys(manifest);
  const entries = keys.filter((key) => manifest[key]?.isEntry);
  const route = keys.filter((key) => SIGN_IN.test(key));
  if (entries.length === 0) throw new Error('The manifest has no entry.');
  if (route.length === 0) throw new Error('The manifest has no chunk of the sign-in route.');
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
  for (const key of [...entries, ...route]) visit(key);
  return { scripts: [...scripts], styles: [...styles] };
}
