// Manages the scroll container of the text: either the page, which also scrolls the title, or a separate box.

/**
 * The space for the toolbar, which covers the bottom of the text, in pixels. Slightly greater than the toolbar's
 * height.
 */
const FOOT_HEIGHT = 112;
/** The space below the cursor if the text scrolls in a separate box, in pixels. */
const BOX_MARGIN = 24;

export class ScrollTracker {
  /**
   * The scroll position set by `scrollTo`. It identifies the scroll event that `scrollTo` causes, because this event
   * must not be reported as scrolling by the user.
   */
  private ownTop: number | null = null;

  constructor(
    private readonly dom: HTMLElement,
    private readonly onScroll: () => void,
  ) {
    document.addEventListener('scroll', this.handleScroll, { capture: true, passive: true });
  }

  get element(): HTMLElement {
    return (
      this.dom.closest<HTMLElement>('[data-text-scroller]') ??
      this.dom.closest<HTMLElement>('[data-text-box]') ??
      this.dom
    );
  }

  /** Reports whether the title scrolls together with the text. */
  get isWithTitle(): boolean {
    return this.element.hasAttribute('data-text-scroller');
  }

  get isTitleVisible(): boolean {
    return this.top <= this.dom.getBoundingClientRect().top;
  }

  /** Returns the screen position of the top of the visible area. */
  get top(): number {
    return this.element.getBoundingClientRect().top;
  }

  /** Returns the height of the find panel, which covers the text. */
  get panelHeight(): number {
    const frame = this.dom.closest('[data-editor]');
    // Checks the attribute first, because otherwise each keystroke would search the whole text for the panel.
    if (!this.isWithTitle || !frame?.hasAttribute('data-find-panel')) return 0;
    return frame.querySelector<HTMLElement>('[data-find]')?.offsetHeight ?? 0;
  }

  /** Returns the height of elements that cover the bottom of the text, including a phone's keyboard. */
  get footHeight(): number {
    const frame = this.dom.closest<HTMLElement>('[data-editor]');
    const keyboard = Number.parseFloat(frame?.style.getPropertyValue('--keyboard') || '0');
    return keyboard + (this.isWithTitle ? FOOT_HEIGHT : BOX_MARGIN);
  }

  /** Converts a vertical screen position to a position in the scrolled content, in pixels. */
  toTop(screenTop: number): number {
    return screenTop - this.top + this.element.scrollTop;
  }

  /**
   * Scrolls to a position without calling `onScroll`. Used when this text follows the pane beside it, because a report
   * would make that pane scroll again.
   */
  scrollTo(top: number): void {
    const { element } = this;
    element.scrollTop = top;
    this.ownTop = element.scrollTop;
  }

  /** Scrolls to another position. As after scrolling by the user, the pane beside this text follows. */
  jumpTo(top: number): void {
    this.element.scrollTop = top;
  }

  /**
   * Scrolls as little as needed to make a vertical range of the screen visible between the find panel and the toolbar.
   */
  show({ top, bottom }: { readonly top: number; readonly bottom: number }, margin: number): void {
    const { element } = this;
    const first = this.top + this.panelHeight + margin;
    const last = this.top + element.clientHeight - this.footHeight - margin;
    if (top < first) this.jumpTo(element.scrollTop + top - first);
    else if (bottom > last) this.jumpTo(element.scrollTop + bottom - last);
  }

  destroy(): void {
    document.removeEventListener('scroll', this.handleScroll, { capture: true });
  }

  private readonly handleScroll = ({ target }: Event): void => {
    const { element } = this;
    if (target !== element || element.scrollTop === this.ownTop) return;
    this.ownTop = null;
    this.onScroll();
  };
}

/**
 * Keeps the text at its position on screen while the height of an element above it changes. Meanwhile, sets an
 * attribute on the editor for the style sheet, because a `:has` selector would search the whole text on each keypress.
 */
export function holdTextInPlace(
  element: HTMLElement,
  getScroll: () => ScrollTracker | undefined,
): () => void {
  const frame = element.closest('[data-editor]');
  frame?.setAttribute('data-find-panel', '');
  let height = 0;
  const follow = (next: number) => {
    const scroll = getScroll();
    scroll?.scrollTo(scroll.element.scrollTop + next - height);
    height = next;
  };
  const observer = new ResizeObserver(() => follow(element.offsetHeight));
  observer.observe(element);
  return () => {
    observer.disconnect();
    follow(0);
    // Removes the attribute one frame later. It turns off the browser's scroll anchoring, which would otherwise scroll
    // again when the element is removed.
    requestAnimationFrame(() => {
      if (!frame?.querySelector('[data-find]')) frame?.removeAttribute('data-find-panel');
    });
  };
}
