import { Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { Hit } from '~/lib/article-hits';
import { shortened } from '~/lib/shortened';
import { useScope } from '~/session/scope-context';
import colors from '~/ui/difference/difference-colors.module.css';
import { ArticleStatus } from '../article-status';
import type { FoundArticle } from './find-hits';
import classes from './replace.module.css';

export type ChosenHits = ReadonlySet<Hit>;

interface FoundArticlesProps {
  readonly portalSlug: string;
  readonly articles: readonly FoundArticle[];
  readonly chosen: ChosenHits;
  readonly onChoose: (hits: readonly Hit[], isChosen: boolean) => void;
}

/** Articles with what was found in each: every hit in its line, as it is and as it would be. */
export function FoundArticles({ portalSlug, articles, chosen, onChoose }: FoundArticlesProps) {
  const t = useT();
  const workspace = useScope().slug;
  return articles.map(({ article, hits }) => {
    const count = hits.filter((hit) => chosen.has(hit)).length;
    const title = article.title || `#${article.id}`;
    return (
      <section key={article.id} className={`${classes.article} ${colors.colors}`} aria-label={title}>
        <div className={classes.head}>
          <Checkbox
            aria-label={t(m.help_center_choose, { title })}
            checked={count === hits.length}
            indeterminate={count > 0 && count < hits.length}
            onChange={(event) => onChoose(hits, event.currentTarget.checked)}
          />
          <h2>
            <Link
              to="/$workspace/help-center/$portalSlug/articles/$articleId"
              params={{ workspace, portalSlug, articleId: String(article.id) }}
              dir="auto"
            >
              {title}
            </Link>
          </h2>
          <ArticleStatus status={article.status} />
        </div>
        <ul className={classes.hits}>
          {hits.map((hit) => (
            <li key={`${hit.field} ${hit.from}`}>
              <Checkbox
                checked={chosen.has(hit)}
                onChange={(event) => onChoose([hit], event.currentTarget.checked)}
                label={
                  <>
                    <span className={classes.place}>
                      {hit.field === 'title' && t(m.help_center_title)}
                      {hit.field === 'description' && t(m.common_description)}
                      {hit.field === 'content' && t(m.help_center_line, { line: hit.line })}
                    </span>{' '}
                    <span className={classes.line} dir="auto">
                      {hit.before}
                      <del>{shortened(hit.found)}</del>
                      <ins>{shortened(hit.replacement)}</ins>
                      {hit.after}
                    </span>
                  </>
                }
              />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
