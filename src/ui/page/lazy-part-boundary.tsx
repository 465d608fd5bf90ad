// Code-split parts of a screen. Their code is fetched when the pointer or the focus reaches the element that opens
// them.
import { Alert } from '@mantine/core';
import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { isMissingCodeError } from '~/lib/missing-code';
import type { LazyPart } from './create-lazy-part';
import classes from './lazy-part-boundary.module.css';

/** Fetches the code of components. Retries code that failed to load before. */
export function preloadParts(...parts: readonly LazyPart[]): void {
  for (const part of parts) void part.preload();
}

/** Returns event handlers for an element that opens one of `parts`, or for a container of such elements. */
export function createPreloadHandlers(...parts: readonly LazyPart[]) {
  const preload = () => preloadParts(...parts);
  return { onPointerEnter: preload, onFocus: preload };
}

interface LazyPartBoundaryProps {
  /** Identifies the rendered content. When this value changes, code that failed to load is fetched again. */
  readonly asked: unknown;
  readonly children: ReactNode;
}

/**
 * Wraps code-split components. After a click, the component is rendered as soon as its code is loaded, or the failure
 * is reported.
 */
export function LazyPartBoundary({ asked, children }: LazyPartBoundaryProps) {
  return (
    <CatchBoundary getResetKey={() => asked} errorComponent={MissingPart}>
      {children}
    </CatchBoundary>
  );
}

function MissingPart({ error }: { readonly error: unknown }) {
  const t = useT();
  if (!isMissingCodeError(error)) throw error;
  return (
    <Alert color="yellow" role="alert" className={classes.missing}>
      {t(m.errors_part_not_loaded)}
    </Alert>
  );
}
