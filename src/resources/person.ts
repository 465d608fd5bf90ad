import { IconUser } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { listAgents } from '~/api/agents';
import { agentNamesQuery } from '~/domain/look-ups';
import * as m from '~/i18n/messages';
import { defineResource } from './define-resource';
import { createPaletteResult, definePaletteSearch } from './record-reads';
import { RESOURCE_SECTIONS } from './resource-sections';

export const personResource = defineResource({
  kind: 'person',
  ...RESOURCE_SECTIONS.person,
  icon: IconUser,
  one: m.health_person,
  checks: { list: listAgents, name: (agent) => ({ agent }), load: () => import('./person-checks') },
  operations: 'agents',
  missingTexts: { 'agents.list': m.platform_no_agents },
  page: (workspace, { id }) =>
    linkOptions({ to: '/$workspace/people', params: { workspace }, search: { person: Number(id) } }),
  search: (scope) =>
    definePaletteSearch({
      kind: 'person',
      query: agentNamesQuery(scope),
      finds: (all) =>
        all.map((one) => ({ ...createPaletteResult(one), note: one.email, further: one.email ?? undefined })),
    }),
});
