// A page of the workspace: header (title, status, actions), tabs and content.
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useTextMarker } from '../text/use-text-marker';
import classes from './page.module.css';
import { PageHead } from './page-head';

interface PageProps {
  readonly title: string;
  /** Content after the title in a fainter color, such as a count or a conversation number. */
  readonly titleSuffix?: string;
  /** True for a page with a custom header. The title is then only announced to screen readers. */
  readonly isTitleHidden?: boolean;
  /** The document title, if it differs from the page's title. */
  readonly documentTitle?: string;
  /** A link to the parent page, if that isn't the page's section. */
  readonly parent?: ReactNode;
  /** The record's status, next to its name. */
  readonly badge?: ReactNode;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  /** Links to the sections of the page. Each link has the class of `sections.module.css`. */
  readonly tabs?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Runs a callback that moves the focus after the next paint. Moving the focus earlier would force a layout, which the
 * paint would then repeat.
 */
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
 * Sets the document title. When the page appears, moves the focus to its heading, so that screen readers start reading
 * there. Leaves the focus alone if it is in a dialog, an editor, a text area or a form field, or if it has moved into the
 * page since the page appeared.
 */
export function Page({ title: given, badge, description, actions, tabs, children, ...more }: PageProps) {
  const { titleSuffix, isTitleHidden = false, documentTitle, parent } = more;
  const title = useTextMarker()(given);
  const shown = titleSuffix ? `${title} ${titleSuffix}` : title;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const left = heading.current;
    // Removes the focus first, because removing a focused element would make the browser lay out the next page twice.
    return () => left?.blur();
  }, []);
  useEffect(() => {
    const before = document.activeElement;
    return afterPaint(() => {
      const now = document.activeElement;
      const isTaken =
        now?.closest('[role="dialog"], [contenteditable], textarea, main form input') ??
        (now !== before && now?.closest('main'));
      if (!isTaken) heading.current?.focus({ preventScroll: true });
    });
  }, []);
  return (
    <div className={classes.page}>
      <title>{documentTitle ?? shown}</title>
      {isTitleHidden ? (
        <h1 ref={heading} tabIndex={-1} className="visually-hidden">
          {title}
        </h1>
      ) : (
        <PageHead parent={parent} hasTabs={Boolean(tabs)}>
          <div className={classes.name}>
            <h1 ref={heading} tabIndex={-1} title={shown}>
              <span>{title}</span>
              {titleSuffix && <span className={classes.suffix}> {titleSuffix}</span>}
            </h1>
            {badge}
          </div>
          {actions && (
            <div className={classes.actions} data-actions>
              {actions}
            </div>
          )}
        </PageHead>
      )}
      {tabs}
      {description && <div className={classes.description}>{description}</div>}
      {children}
    </div>
  );
}
