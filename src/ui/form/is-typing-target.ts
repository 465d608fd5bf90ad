// Detects whether keyboard input goes to a field.

/** The elements that accept typed text. */
const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

export const isTypingTarget = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPING) !== null;
