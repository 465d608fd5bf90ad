import { useParams } from '@tanstack/react-router';
import { CustomPageHead } from '~/ui/page/custom-page-head';
import { LoadingBars } from '~/ui/page/loading-bars';
import page from '~/ui/page/page.module.css';
import classes from '../article.module.css';
import heading from './article-heading.module.css';
import { BackToArticlesLink } from './back-to-articles-link';

/** The heights of the placeholders of a title, a description and a first paragraph, in pixels. */
const HEIGHTS = [38, 22, 22, 22, 22];

/** The placeholder of a loading article. It prevents layout shifts. */
export function ArticlePlaceholder() {
  const { portalSlug = '' } = useParams({ strict: false });
  return (
    <div className={page.page}>
      <CustomPageHead parent={<BackToArticlesLink portalSlug={portalSlug} />} />
      <div className={classes.editor} data-panel>
        <div className={heading.heading}>
          <LoadingBars heights={HEIGHTS} />
        </div>
      </div>
    </div>
  );
}
