import { Anchor, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Article, articleSchema } from '~/api/articles';
import { DashboardLink } from '~/domain/dashboard-link';
import { agentNamesQuery } from '~/domain/look-ups';
import type { ArticleBase } from '~/drafts/article-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { AdditionalFields } from '~/ui/form/additional-fields';
import { CopyIconButton } from '~/ui/notice/copy-icon-button';
import { FieldValueList } from '~/ui/page/field-value-list';
import { Time } from '~/ui/time/time';
import { ArticleTranslations } from '../../translations/article-translations';
import { TranslationStateNotice } from '../../translations/translation-state-notice';
import classes from '../article.module.css';
import { getAuthorName } from '../author-name';
import { ReadOnlyField } from '../editing/read-only-field';
import { getArticleVisibility, getPublicLink } from '../publish/public-address';

interface ArticlePlaceProps {
  readonly article: Article;
  readonly base: ArticleBase;
  readonly original: Article | undefined;
  /** The portal's languages. */
  readonly locales: readonly string[];
  readonly isPortalArchived: boolean;
}

/** Shows the public address and the translations of an article. */
export function ArticleAddresses({ article, base, original, locales, isPortalArchived }: ArticlePlaceProps) {
  const t = useT();
  const serving = getArticleVisibility(base.status, isPortalArchived);
  const link = getPublicLink(article, base.status, isPortalArchived);
  return (
    <>
      <ReadOnlyField label={t(m.help_center_public_address)}>
        {link ? (
          <span className={classes.address}>
            <Anchor href={link} target="_blank" rel="noreferrer" size="sm" title={article.public_url}>
              {article.public_url}
            </Anchor>
            <CopyIconButton
              value={link}
              label={t(m.help_center_copy_link)}
              copiedLabel={t(m.common_copied)}
            />
          </span>
        ) : (
          article.public_url
        )}
        {serving !== 'served' && (
          <Text span display="block" size="xs" c="dimmed">
            {t(isPortalArchived ? m.help_center_not_public_portal : m.help_center_not_public)}
          </Text>
        )}
      </ReadOnlyField>
      {original && <TranslationStateNotice article={article} original={original} />}
      <ArticleTranslations article={article} locales={locales} />
    </>
  );
}

type ArticleFactsProps = Pick<ArticlePlaceProps, 'article' | 'base'>;

/** The author, the dates, and the fields that the console can't edit. */
export function ReadOnlyArticleFields({ article, base }: ArticleFactsProps) {
  const t = useT();
  const { data: agents } = useQuery(agentNamesQuery(useScope()));
  return (
    <Stack component="section">
      <FieldValueList
        facts={[
          [t(m.help_center_author), getAuthorName(t, article.author_id, agents)],
          [t(m.common_created), <Time key="created" value={article.created_at} />],
          [t(m.common_updated), <Time key="updated" value={base.updated_at} />],
        ]}
      />
      <DashboardLink
        record="article"
        id={article.id}
        portalSlug={article.portal_slug}
        locale={article.locale}
      />
      <AdditionalFields record={article} known={articleSchema.shape} />
    </Stack>
  );
}
