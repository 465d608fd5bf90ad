import { IconFileText } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { type Article, articleQuery } from '~/api/articles';
import { ArticleStatusTag } from '~/domain/article-status-tag';
import * as m from '~/i18n/messages';
import { useScope } from '~/session/scope-context';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import {
  EMPTY_ARTICLE,
  getArticleAccess,
  getArticleCreation,
  getArticleRemoval,
  getArticleValues,
  getPublishedParts,
} from './article-record';
import { defineResource } from './define-resource';
import { allArticlesQuery } from './portal-queries';
import { createRecordNameLookup, definePaletteSearch } from './record-reads';

const DeleteArticle = createLazyPart(
  () => import('~/features/help-center/article/delete-article-dialog'),
  'DeleteArticleDialog',
);
const BecomingPublic = createLazyPart(
  () => import('~/features/help-center/article/publish/republish-warning'),
  'RepublishWarning',
);

interface ConfirmDeletionProps {
  readonly portalSlug: string;
  readonly stored: Article;
  readonly onClose: () => void;
}

function ConfirmDeletion({ portalSlug, stored, onClose }: ConfirmDeletionProps) {
  const access = getArticleRemoval(
    useQueryClient(),
    useScope(),
    portalSlug,
    stored.id,
    getArticleValues(stored),
  );
  return <DeleteArticle title={stored.title} access={access} onClose={onClose} />;
}

export const articleResource = defineResource({
  kind: 'article',
  title: m.help_center_articles,
  icon: IconFileText,
  operations: 'articles',
  missingTexts: { 'articles.list': m.platform_no_articles },
  page: (workspace, { id, parent = '' }) =>
    linkOptions({
      to: '/$workspace/help-center/$portalSlug/articles/$articleId',
      params: { workspace, portalSlug: parent, articleId: id },
    }),
  searchPage: (workspace, search, { parent = '' }) =>
    linkOptions({
      to: '/$workspace/help-center/$portalSlug',
      params: { workspace, portalSlug: parent },
      search: { search },
    }),
  searchInPortal: (scope, { slug }) =>
    definePaletteSearch({
      kind: 'article',
      query: allArticlesQuery(scope, slug, {}, { isPatient: true }),
      finds: (all) =>
        all.map(({ id, title, status }) => ({
          id: String(id),
          number: String(id),
          label: title,
          parent: slug,
          note: status,
        })),
    }),
  formatNote: (_, status) => <ArticleStatusTag status={status} />,
  recentPage: {
    route: '/$workspace/help-center/$portalSlug/articles/$articleId',
    parameter: 'articleId',
    read: (scope, { id, parent = '' }) =>
      createRecordNameLookup(articleQuery(scope, parent, Number(id)), ({ title }) => title),
  },
  create: {
    label: m.help_center_new_article,
    isInPortal: true,
    page: (workspace, portalSlug) =>
      linkOptions({
        to: '/$workspace/help-center/$portalSlug/articles/new',
        params: { workspace, portalSlug },
      }),
  },
  access: (queryClient, scope, { record, parent }) =>
    getArticleAccess(queryClient, scope, parent ?? '', Number(record)),
  creation: (queryClient, scope, { parent }) => getArticleCreation(queryClient, scope, parent ?? ''),
  emptyValues: EMPTY_ARTICLE,
  removal: (queryClient, scope, stored: Article, { parent }) =>
    getArticleRemoval(queryClient, scope, parent ?? '', stored.id, getArticleValues(stored)),
  deleteQuestion: (stored, { parent }, onClose) => (
    <ConfirmDeletion portalSlug={parent ?? ''} stored={stored} onClose={onClose} />
  ),
  publishCheck: {
    render: (props) => <BecomingPublic {...props} />,
    preload: () => void BecomingPublic.preload(),
    getBlock: async (values) => {
      if (values.status !== 'published') return null;
      const { findPublishBlocker } = await import('~/features/help-center/checked-problems');
      return findPublishBlocker(getPublishedParts(values));
    },
  },
});
