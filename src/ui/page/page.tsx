// A screen's frame inside the shell: its title, what can be done with the whole, its content.
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useTextMarker } from '../text/use-text-marker';
import classes from './page.module.css';

interface PageProps {
  readonly title: string;
  /** What follows the name in a fainter ink, such as a number. */
  readonly titleSuffix?: string;
  /** The screen shows it otherwise: it is said only. */
  readonly isTitleHidden?: boolean;
  /** The document's, where it says more. */
  readonly documentTitle?: string;
  /** The state of what the page is about, beside its name. */
  readonly badge?: ReactNode;
  /** A sentence below the title, where the screen needs one. */
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Focus asks for the layout: before the paint it would be made for the focus, and once more for the paint. */
function afterPaint(run: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Sets the document's title and, when the screen appears, moves focus to its heading, so that a reader starts there.
 * Unless a dialog was opened above it meanwhile, somebody reached for something in it already, or the page itself put the cursor
 * into a text: who types there goes on typing.
 */
export function Page({ title: given, badge, description, actions, children, ...more }: PageProps) {
  const { titleSuffix, isTitleHidden = false, documentTitle } = more;
  const title = useTextMarker()(given);
  const shown = titleSuffix ? `${title} ${titleSuffix}` : title;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const left = heading.current;
    // The browser lays out the whole next screen once more to remove what has the focus.
    return () => left?.blur();
  }, []);
  useEffect(() => {
    const before = document.activeElement;
    return afterPaint(() => {
      const now = document.activeElement;
      const isTaken =
        now?.closest('[role="dialog"], [contenteditable], textarea') ??
        (now !== before && now?.closest('main'));
      if (!isTaken) heading.current?.focus({ preventScroll: true });
    });
  }, []);
  return (
    <div className={classes.page}>
      <title>{documentTitle ?? shown}</title>
      <div className={isTitleHidden ? classes.unseen : classes.head}>
        <div className={classes.name}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
            {titleSuffix && <span className={classes.suffix}> {titleSuffix}</span>}
          </h1>
          {badge}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
        {description && <div className={classes.description}>{description}</div>}
      </div>
      {children}
    </div>
  );
}
