import { type ReactNode, useDeferredValue } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { LazyParts } from '~/ui/page/lazy-parts';
import classes from '../article.module.css';
import type { ArticleView } from './use-article-view';

const RecordDrawer = createLazyPart(() => import('~/ui/overlay/record-drawer'), 'RecordDrawer');

interface ArticlePanelProps {
  readonly view: ArticleView;
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
    <LazyParts asked={view.isPanelOpen}>
      {view.isPanelOpen && (
        <RecordDrawer title={title} onClose={view.leaveDrawer}>
          <div className={classes.parts}>{children}</div>
        </RecordDrawer>
      )}
    </LazyParts>
  );
}
