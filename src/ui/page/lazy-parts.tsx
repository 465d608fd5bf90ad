// Parts of a screen whose code comes apart: fetched as the pointer or the focus comes to what opens them, drawn once it is there.
import { Alert } from '@mantine/core';
import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from './lazy-parts.module.css';
import { isMissingPart } from './missing-part';

/** What the router's `lazyRouteComponent` makes; it forgets `preload` once the code is there. */
export interface LazyPart {
  readonly preload?: () => Promise<void> | undefined;
}

/** Fetches the code of parts. One whose code could not be fetched before is asked for again. */
export function preload(...parts: readonly LazyPart[]): void {
  for (const part of parts) void part.preload?.();
}

/** The handlers of what opens one of `parts`, or of what holds such buttons. */
export function preloading(...parts: readonly LazyPart[]) {
  const fetch = () => preload(...parts);
  return { onPointerEnter: fetch, onFocus: fetch, onClickCapture: fetch };
}

interface LazyPartsProps {
  /** A part that failed is drawn anew with another value. */
  readonly asked: unknown;
  readonly children: ReactNode;
}

/** Stands around such parts. A press is never lost: what it opens is drawn as soon as its code is there, or the failure told. */
export function LazyParts({ asked, children }: LazyPartsProps) {
  return (
    <CatchBoundary getResetKey={() => asked} errorComponent={MissingPart}>
      <Suspense>{children}</Suspense>
    </CatchBoundary>
  );
}

function MissingPart({ error }: { readonly error: unknown }) {
  const t = useT();
  if (!isMissingPart(error)) throw error;
  return (
    <Alert color="yellow" role="alert" className={classes.missing}>
      {t(m.errors_missing_part)}
    </Alert>
  );
}
