import { linkOptions } from '@tanstack/react-router';
import { listCannedResponses } from '~/api/canned-responses';
import * as m from '~/i18n/messages';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { allCannedResponsesQuery } from './all-canned-responses';
import {
  getCannedResponseAccess,
  getCannedResponseCreation,
  getCannedResponseRemoval,
} from './canned-response-record';
import { defineResource } from './define-resource';
import { definePaletteSearch, SEARCHED_TEXT_LENGTH } from './record-reads';
import { RESOURCE_SECTIONS } from './resource-sections';

const NewCannedResponse = createLazyPart(
  () => import('~/features/canned-responses/new-canned-response-dialog'),
  'NewCannedResponseDialog',
);
const DeleteCannedResponse = createLazyPart(
  () => import('~/features/canned-responses/delete-canned-response-dialog'),
  'DeleteCannedResponseDialog',
);

const findPage = (workspace: string, search: string) =>
  linkOptions({ to: '/$workspace/canned-responses', params: { workspace }, search: { search } });

export const cannedResponseResource = defineResource({
  kind: 'canned-response',
  ...RESOURCE_SECTIONS['canned-response'],
  one: m.health_canned_response,
  checks: { list: listCannedResponses, load: () => import('./canned-response-checks') },
  operations: 'cannedResponses',
  page: (workspace, { label }) => findPage(workspace, label),
  isShownInList: true,
  searchPage: findPage,
  isLongest: true,
  search: (scope) =>
    definePaletteSearch({
      kind: 'canned-response',
      query: allCannedResponsesQuery(scope),
      finds: ({ data }) =>
        data.map(({ id, short_code, content }) => {
          const excerpt = content.slice(0, SEARCHED_TEXT_LENGTH);
          return { id: String(id), number: String(id), label: short_code, note: excerpt, further: excerpt };
        }),
    }),
  create: {
    label: m.canned_responses_new,
    dialog: ({ workspace, onShow, onClose }) => (
      <NewCannedResponse
        onShow={({ short_code }) => onShow(findPage(workspace, short_code))}
        onClose={onClose}
      />
    ),
  },
  access: (queryClient, scope, { record, name }) =>
    getCannedResponseAccess(queryClient, scope, { id: Number(record), short_code: name }),
  creation: getCannedResponseCreation,
  emptyValues: { short_code: '', content: '' },
  removal: getCannedResponseRemoval,
  deleteQuestion: (stored, _, onClose) => <DeleteCannedResponse response={stored} onClose={onClose} />,
});
