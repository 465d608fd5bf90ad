import { IconBook2, IconLanguage } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { buildAllPagesQueryOptions } from '~/api/http/all-pages';
import { listPortals } from '~/api/portals';
import type { Scope } from '~/api/scope';
import * as m from '~/i18n/messages';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { defineResource } from './define-resource';
import { getPortalCreation, getPortalLanguageAccess, getPortalNameAccess } from './portal-record';
import { definePaletteSearch } from './record-reads';

const CreatePortal = createLazyPart(
  () => import('~/features/help-center/portals/new-portal-dialog'),
  'NewPortalDialog',
);

/** The query of all portals of the workspace, shared by the palette's search and its actions. */
export const allPortalsQuery = (scope: Scope) =>
  buildAllPagesQueryOptions(scope, listPortals, {}, { isPatient: true });

export const portalResource = defineResource({
  kind: 'portal',
  title: m.help_center_portals,
  icon: IconBook2,
  operations: 'portals',
  missingTexts: { 'portals.list': m.platform_no_portals },
  page: (workspace, { id }) =>
    linkOptions({ to: '/$workspace/help-center/$portalSlug', params: { workspace, portalSlug: id } }),
  editPage: (workspace, { id }) =>
    linkOptions({
      to: '/$workspace/help-center/$portalSlug/settings',
      params: { workspace, portalSlug: id },
    }),
  search: (scope) =>
    definePaletteSearch({
      kind: 'portal',
      query: allPortalsQuery(scope),
      finds: (all) => all.map(({ slug, name }) => ({ id: slug, label: name, note: slug, further: slug })),
    }),
  create: {
    label: m.help_center_new_portal,
    dialog: ({ onClose }) => <CreatePortal onClose={onClose} />,
    needsAdministrator: true,
  },
  access: (queryClient, scope, { record }) => getPortalNameAccess(queryClient, scope, record ?? ''),
  creation: getPortalCreation,
  emptyValues: { name: '', slug: '', default_locale: '' },
});

export const portalLanguageResource = defineResource({
  kind: 'portal-language',
  title: m.help_center_languages,
  icon: IconLanguage,
  operations: 'portals',
  page: (workspace, { parent = '' }) =>
    linkOptions({
      to: '/$workspace/help-center/$portalSlug/settings',
      params: { workspace, portalSlug: parent },
    }),
  isShownInList: true,
  access: (queryClient, scope, { record, parent }) =>
    getPortalLanguageAccess(queryClient, scope, parent ?? '', record ?? ''),
});
