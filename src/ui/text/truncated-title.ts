/**
 * Shows the text of a truncated element as a tooltip. Called on each hover, because the content and width can change.
 */
export function setTruncatedTitle(element: HTMLElement): void {
  const isCut = [element, ...element.querySelectorAll('*')].some(
    (part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 12,
  );
  element.title = isCut ? (element.textContent ?? '') : '';
}
