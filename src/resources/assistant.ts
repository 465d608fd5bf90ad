import { linkOptions } from '@tanstack/react-router';
import { assistantQuery, assistantsQuery } from '~/api/assistants';
import * as m from '~/i18n/messages';
import { defineResource } from './define-resource';
import { createRecordNameLookup, definePaletteSearch } from './record-reads';
import { RESOURCE_SECTIONS } from './resource-sections';

const ROUTE = '/$workspace/assistants/$assistantId/{-$part}';

export const assistantResource = defineResource({
  kind: 'assistant',
  ...RESOURCE_SECTIONS.assistant,
  operations: 'assistants',
  missingTexts: {
    'assistants.list': m.platform_no_assistants,
    'assistants.get': m.platform_no_assistant,
    'assistants.text': m.platform_no_texts,
    'assistants.proposeCreate': m.platform_no_assistant_drafts,
    'assistants.confirmCreate': m.platform_no_assistant_drafts,
  },
  page: (workspace, { id }) => linkOptions({ to: ROUTE, params: { workspace, assistantId: id } }),
  needs: 'tenant',
  search: (scope) =>
    definePaletteSearch({
      kind: 'assistant',
      query: assistantsQuery(scope),
      finds: ({ data }) =>
        data.map(({ id, name, description }) => ({ id, number: id, label: name || id, note: description })),
    }),
  recentPage: {
    route: ROUTE,
    parameter: 'assistantId',
    read: (scope, { id, role }) =>
      createRecordNameLookup(assistantQuery(scope, id, role), ({ name }) => name || id),
  },
});
