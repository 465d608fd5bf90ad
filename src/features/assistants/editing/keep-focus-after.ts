// Moves the focus after an action that removes the focused control.
import { flushSync } from 'react-dom';

const FOCUSABLE = 'input:enabled, textarea:enabled, select:enabled, button:enabled';

/** Runs `act`, then focuses the first control in the field of `control`, or in its section if the field is gone. */
export function keepFocusAfter(control: HTMLElement, act: () => void): void {
  const places = [control.closest('[data-field]'), control.closest('section')];
  flushSync(act);
  const place = places.find((one) => one?.isConnected);
  place?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
}

/** Runs `act`, then focuses the field that `act` created. */
export function focusFieldAfter(field: string, act: () => void): void {
  flushSync(act);
  document
    .querySelector(`[data-field="${CSS.escape(field)}"]`)
    ?.querySelector<HTMLElement>(FOCUSABLE)
    ?.focus();
}
