// Components whose code is loaded on demand, such as menus and dialogs.
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

export interface LazyPart {
  /**
   * Fetches the code, or retries if an earlier attempt failed. Never rejects, because the component reports failures.
   */
  readonly preload: () => Promise<unknown>;
}

interface LoadResult {
  readonly component?: ComponentType<object>;
  readonly error?: unknown;
}

/**
 * Returns a component that renders `fallback` until its code is loaded. Rendering the component fetches the code, and
 * throws if the code can't be loaded. Unlike `React.lazy`, the component doesn't suspend, because React would show even
 * an empty fallback for at least 300 ms.
 */
export function createLazyPart<Module extends object, Name extends keyof Module>(
  importModule: () => Promise<Module>,
  name: Name,
  fallback?: ReactNode,
): Module[Name] & LazyPart;
export function createLazyPart<Name extends string>(
  importModule: () => Promise<Readonly<Record<Name, ComponentType<object>>>>,
  name: Name,
  fallback: ReactNode = null,
): ComponentType<object> & LazyPart {
  let loading: Promise<LoadResult> | undefined;
  let loaded: LoadResult | undefined;
  const preload = () => {
    loading ??= importModule().then(
      (module) => {
        loaded = { component: module[name] };
        return loaded;
      },
      (error: unknown) => {
        loading = undefined;
        return { error };
      },
    );
    return loading;
  };
  const part = (props: object) => (
    <LoadedPart load={preload} loaded={loaded} partProps={props} fallback={fallback} />
  );
  return Object.assign(part, { preload });
}

interface LoadedPartProps {
  readonly load: () => Promise<LoadResult>;
  /** The result, if the code was loaded before. */
  readonly loaded: LoadResult | undefined;
  readonly partProps: object;
  readonly fallback: ReactNode;
}

function LoadedPart({ load, loaded, partProps, fallback }: LoadedPartProps) {
  const [result, setResult] = useState(loaded);
  useEffect(() => {
    if (!result) load().then(setResult);
  }, [load, result]);
  if (result?.error) throw result.error;
  return result?.component ? <result.component {...partProps} /> : fallback;
}
