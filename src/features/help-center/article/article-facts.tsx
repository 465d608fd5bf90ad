import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Article } from '~/api/articles';
import type { ArticleBase } from '~/drafts/article-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { Time } from '~/ui/time';

interface ArticleFactsProps {
  readonly article: Article;
  readonly base: ArticleBase;
  readonly original: Article | undefined;
}

/** What can't be written here: where the article is served, and what it translates. */
export function ArticleFacts({ article, base, original }: ArticleFactsProps) {
  const t = useT();
  const scope = useScope();
  const isServed = base.status === 'published' && /^https?:\/\//.test(article.public_url);
  return (
    <>
      <div>
        <Text size="sm" fw={500}>
          {t(m.help_center_public_address)}
        </Text>
        <Text size="xs" className="raw-text">
          {isServed ? (
            <Anchor href={article.public_url} target="_blank" rel="noreferrer" size="xs">
              {article.public_url}
            </Anchor>
          ) : (
            article.public_url
          )}
        </Text>
        {!isServed && (
          <Text size="xs" c="dimmed">
            {t(m.help_center_not_served)}
          </Text>
        )}
      </div>
      {original && (
        <Text size="sm">
          {t(m.help_center_translation_of)}:{' '}
          <Link
            to="/$workspace/help-center/$portalSlug/articles/$articleId"
            params={{
              workspace: scope.slug,
              portalSlug: article.portal_slug,
              articleId: String(original.id),
            }}
          >
            {original.title}
          </Link>
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {t(m.help_center_updated)}: <Time value={base.updated_at} />
      </Text>
    </>
  );
}
