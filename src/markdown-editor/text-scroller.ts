// Manages the element that the text scrolls in: the page with the title, or a separate box.

/** A height in pixels that exceeds the height of the toolbar, which covers the bottom of the text. */
const FOOT_HEIGHT = 112;
/** Space below the cursor in a separate box, in pixels. */
const BOX_MARGIN = 24;

export class ScrollTracker {
  /** Set by `scrollTo`, so that the resulting event isn't attributed to the user. */
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

  /** Reports whether the title is above the text. */
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
    // Without the attribute, each keystroke would search the whole text for the panel.
    if (!this.isWithTitle || !frame?.hasAttribute('data-find-panel')) return 0;
    return frame.querySelector<HTMLElement>('[data-find]')?.offsetHeight ?? 0;
  }

  /** Returns the height of elements that cover the bottom of the text, including a phone's keyboard. */
  get footHeight(): number {
    const frame = this.dom.closest<HTMLElement>('[data-editor]');
    const keyboard = Number.parseFloat(frame?.style.getPropertyValue('--keyboard') || '0');
    return keyboard + (this.isWithTitle ? FOOT_HEIGHT : BOX_MARGIN);
  }

  /** Converts a vertical position on the screen to one in the scrolled content, in pixels. */
  toTop(screenTop: number): number {
    return screenTop - this.top + this.element.scrollTop;
  }

  /**
   * Scrolls in sync with the pane beside this text, without reporting a scroll that would move the other pane in turn.
   */
  scrollTo(top: number): void {
    const { element } = this;
    element.scrollTop = top;
    this.ownTop = element.scrollTop;
  }

  /** Scrolls to another position. The pane beside this text follows, as when the user scrolls. */
  jumpTo(top: number): void {
    this.element.scrollTop = top;
  }

  /** Scrolls as far as needed to show a range of the screen between the find panel and the toolbar. */
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
 * Keeps the text at its position on screen while an element of changing height is above it. Marks the text with an
 * attribute meanwhile. The style sheet selects by that attribute because `:has` would search the whole text on each
 * keypress.
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
    // The browser must not also scroll when the element is removed.
    requestAnimationFrame(() => {
      if (!frame?.querySelector('[data-find]')) frame?.removeAttribute('data-find-panel');
    });
  };
}
