import { linkOptions } from '@tanstack/react-router';
import { buildAllPagesQueryOptions } from '~/api/http/all-pages';
import { listMacros, macroQuery } from '~/api/macros';
import { getMacroVisibilityLabel, parseAction } from '~/domain/macro-action';
import * as m from '~/i18n/messages';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { defineResource } from './define-resource';
import { getMacroAccess, getMacroCreation, getMacroRemoval } from './macro-record';
import {
  createPaletteResult,
  createRecordNameLookup,
  definePaletteSearch,
  SEARCHED_TEXT_LENGTH,
} from './record-reads';
import { RESOURCE_SECTIONS } from './resource-sections';

const DeleteMacro = createLazyPart(
  () => import('~/features/macros/delete-macro-dialog'),
  'DeleteMacroDialog',
);

/** Returns the first characters of the messages and notes that a macro sends, so that the palette can search them. */
const getActionTexts = (actions: readonly unknown[]): string =>
  actions
    .map(parseAction)
    .flatMap((action) => (action.kind === 'text' ? action.text.slice(0, SEARCHED_TEXT_LENGTH) : []))
    .join('\n');

export const macroResource = defineResource({
  kind: 'macro',
  ...RESOURCE_SECTIONS.macro,
  one: m.macros_macro,
  checks: { list: listMacros, load: () => import('./macro-checks') },
  operations: 'macros',
  missingTexts: { 'macros.update': m.platform_no_macro_editing },
  page: (workspace, { id }) =>
    linkOptions({ to: '/$workspace/macros/$macroId', params: { workspace, macroId: id } }),
  searchPage: (workspace, search) =>
    linkOptions({ to: '/$workspace/macros', params: { workspace }, search: { search } }),
  search: (scope) =>
    definePaletteSearch({
      kind: 'macro',
      query: buildAllPagesQueryOptions(scope, listMacros, {}, { isPatient: true }),
      finds: (all) =>
        all.map((one) => ({
          ...createPaletteResult(one),
          note: one.visibility === 'global' ? undefined : one.visibility,
          further: getActionTexts(one.actions),
        })),
    }),
  formatNote: getMacroVisibilityLabel,
  recentPage: {
    route: '/$workspace/macros/$macroId',
    parameter: 'macroId',
    read: (scope, { id }) => createRecordNameLookup(macroQuery(scope, Number(id)), ({ name }) => name),
  },
  create: {
    label: m.macros_new,
    page: (workspace) => linkOptions({ to: '/$workspace/macros/new', params: { workspace } }),
  },
  access: (queryClient, scope, { record }) => getMacroAccess(queryClient, scope, Number(record)),
  creation: getMacroCreation,
  emptyValues: { name: '', visibility: '', actions: [] },
  removal: getMacroRemoval,
  deleteQuestion: (stored, _, onClose) => <DeleteMacro macro={stored} onGone={onClose} onClose={onClose} />,
});
