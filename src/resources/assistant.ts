import { linkOptions } from '@tanstack/react-router';
import { assistantQuery, assistantsQuery } from '~/api/assistants';
import { defineResource } from './define-resource';
import { defineSearch, nameFromQuery } from './record-reads';
import { SECTIONS } from './sections';

const ROUTE = '/$workspace/assistants/$assistantId/{-$part}';

export const assistant = defineResource({
  kind: 'assistant',
  ...SECTIONS.assistant,
  page: (workspace, { id }) => linkOptions({ to: ROUTE, params: { workspace, assistantId: id } }),
  searchNeeds: 'tenant',
  search: (scope) =>
    defineSearch({
      kind: 'assistant',
      query: assistantsQuery(scope),
      finds: ({ data }) =>
        data.map(({ id, name, description }) => ({ id, number: id, label: name ?? id, note: description })),
    }),
  recentPage: {
    route: ROUTE,
    parameter: 'assistantId',
    read: (scope, { id, role }) => nameFromQuery(assistantQuery(scope, id, role), ({ name }) => name ?? id),
  },
});
