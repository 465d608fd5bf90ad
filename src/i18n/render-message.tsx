// Messages that contain elements, such as a name as a link or a value in bold.
import { Fragment, type ReactNode } from 'react';

/** Registers an element and returns the text that stands for it in a message. */
type Slot = (element: ReactNode) => string;

/**
 * Renders a message with elements as its inputs, in the order of the language:
 * `renderMessage((slot) => t(m.some_message, { name: slot(<b>{name}</b>) }))`.
 */
export function renderMessage(write: (slot: Slot) => string): ReactNode[] {
  const elements: ReactNode[] = [];
  const text = write((element) => `⟦${elements.push(element) - 1}⟧`);
  // Every second part is the number of an element.
  return text.split(/⟦(\d+)⟧/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its place
      <Fragment key={index}>{elements[Number(part)]}</Fragment>
    ),
  );
}
