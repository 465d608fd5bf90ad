import { IconFolder } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import type { Category } from '~/api/categories';
import * as m from '~/i18n/messages';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { getCategoryAccess, getCategoryCreation, getCategoryRemoval } from './category-record';
import { defineResource } from './define-resource';
import { allCategoriesQuery } from './portal-queries';
import { createPaletteResult, definePaletteSearch } from './record-reads';

const DeleteCategory = createLazyPart(
  () => import('~/features/help-center/categories/delete-category-dialog'),
  'DeleteCategoryDialog',
);

export const categoryResource = defineResource({
  kind: 'category',
  title: m.help_center_categories,
  icon: IconFolder,
  operations: 'categories',
  missingTexts: { 'categories.list': m.platform_no_categories },
  page: (workspace, { id, parent = '' }) =>
    linkOptions({
      to: '/$workspace/help-center/$portalSlug',
      params: { workspace, portalSlug: parent },
      search: { category_id: Number(id) },
    }),
  editPage: (workspace, { parent = '' }) =>
    linkOptions({
      to: '/$workspace/help-center/$portalSlug/categories',
      params: { workspace, portalSlug: parent },
    }),
  isShownInList: true,
  searchInPortal: (scope, { slug, name }) =>
    definePaletteSearch({
      kind: 'category',
      query: allCategoriesQuery(scope, slug, { isPatient: true }),
      finds: (all) => all.map((one) => ({ ...createPaletteResult(one), parent: slug, note: name })),
    }),
  access: (queryClient, scope, { record, parent }) =>
    getCategoryAccess(queryClient, scope, parent ?? '', Number(record)),
  creation: (queryClient, scope, { parent }) => getCategoryCreation(queryClient, scope, parent ?? ''),
  emptyValues: { name: '', slug: '', description: '', locale: '', associated_category_id: null },
  removal: (queryClient, scope, stored: Category, { parent }) =>
    getCategoryRemoval(queryClient, scope, parent ?? '', stored),
  deleteQuestion: (stored, { parent }, onClose) => (
    <DeleteCategory portalSlug={parent ?? ''} category={stored} onClose={onClose} />
  ),
});
