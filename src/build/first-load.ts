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

/** Modules that `main.tsx` imports dynamically on its way to the sign-in page. */
const ON_THE_WAY = [/^src\/routes\/sign-in\.tsx/, /^src\/app\/start\.tsx?$/];

/** The files of the sign-in page. Throws when the manifest has no entry or no chunk of the sign-in route. */
export function firstLoad(manifest: Manifest): FirstLoad {
  const keys = Object.keys(manifest);
  const entries = keys.filter((key) => manifest[key]?.isEntry);
  const others = keys.filter((key) => ON_THE_WAY.some((pattern) => pattern.test(key)));
  if (entries.length === 0) throw new Error('The manifest has no entry.');
  if (!others.some((key) => key.includes('routes/sign-in'))) {
    throw new Error('The manifest has no chunk of the sign-in route.');
  }
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
  for (const key of [...entries, ...others]) visit(key);
  return { scripts: [...scripts], styles: [...styles] };
}
