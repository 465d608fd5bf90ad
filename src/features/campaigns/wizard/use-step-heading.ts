import { type RefObject, useEffect, useRef } from 'react';
import type { Step } from './draft/campaign-draft';
import type { RefusedSend } from './wizard-state';

/** A reader follows to the step that opened, and to a refusal above it, but is left alone when the page has just appeared. */
export function useStepHeading(
  step: Step,
  refused: RefusedSend | null,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef({ step, refused });
  useEffect(() => {
    const isRefusedAnew = refused !== null && shown.current.refused !== refused;
    if (shown.current.step !== step || isRefusedAnew) heading.current?.focus();
    shown.current = { step, refused };
  }, [step, refused]);
  return heading;
}
