import { type ReactNode, useDeferredValue } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import classes from '../article.module.css';
import type { ArticleViewState } from './use-article-view';

const RecordDrawer = createLazyPart(() => import('~/ui/overlay/record-drawer'), 'RecordDrawer');

interface ArticlePanelProps {
  readonly view: ArticleViewState;
  readonly children: ReactNode;
}

/** The panel with the article's fields next to the text. On narrow screens it is a drawer. */
export function ArticlePanel({ view, children }: ArticlePanelProps) {
  const t = useT();
  const title = t(m.common_record_details);
  // Omits the panel in the first render, so that the text appears first.
  const isDrawn = useDeferredValue(true, false);
  if (!view.isPanelOver) {
    return (
      <aside className={classes.panel} aria-label={title}>
        <div className={classes.parts}>{isDrawn && children}</div>
      </aside>
    );
  }
  return (
    <LazyPartBoundary asked={view.isPanelOpen}>
      {view.isPanelOpen && (
        <RecordDrawer title={title} onClose={view.leaveDrawer}>
          <div className={classes.parts}>{children}</div>
        </RecordDrawer>
      )}
    </LazyPartBoundary>
  );
}
