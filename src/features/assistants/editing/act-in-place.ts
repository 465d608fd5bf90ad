// The focus after an act that takes away the control it was done by: on the field, or what stands around it.
import { flushSync } from 'react-dom';

const FOCUSABLE = 'input:enabled, textarea:enabled, select:enabled, button:enabled';

/** Focuses the first control of the nearest place around `control` that is still there once it acted. */
export function actInPlace(control: HTMLElement, act: () => void): void {
  const places = [control.closest('[data-field]'), control.closest('section')];
  flushSync(act);
  const place = places.find((one) => one?.isConnected);
  place?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
}

/** The same for an act that makes a field. */
export function actAndEnter(field: string, act: () => void): void {
  flushSync(act);
  document
    .querySelector(`[data-field="${CSS.escape(field)}"]`)
    ?.querySelector<HTMLElement>(FOCUSABLE)
    ?.focus();
}
