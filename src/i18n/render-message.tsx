// Renders messages that contain elements, such as a link or a bold value.
import { Fragment, type ReactNode } from 'react';

/** Registers an element and returns its placeholder for the message. */
type Slot = (element: ReactNode) => string;

/**
 * Renders a message whose inputs are elements, in the word order of the language: `renderMessage((slot) =>
 * t(m.some_message, { name: slot(<b>{name}</b>) }))`.
 */
export function renderMessage(write: (slot: Slot) => string): ReactNode[] {
  const elements: ReactNode[] = [];
  const text = write((element) => `⟦${elements.push(element) - 1}⟧`);
  // In the result of `split`, every second part is the index of an element.
  return text.split(/⟦(\d+)⟧/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its place
      <Fragment key={index}>{elements[Number(part)]}</Fragment>
    ),
  );
}
