import { IconTag } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { listLabels } from '~/api/labels';
import { labelNamesQuery, toNamedLabels } from '~/domain/look-ups';
import * as m from '~/i18n/messages';
import { defineResource } from './define-resource';
import { createPaletteResult, definePaletteSearch } from './record-reads';
import { RESOURCE_SECTIONS } from './resource-sections';

export const labelResource = defineResource({
  kind: 'label',
  ...RESOURCE_SECTIONS.label,
  icon: IconTag,
  checks: { list: listLabels, name: (labels) => ({ label: toNamedLabels(labels) }) },
  operations: 'labels',
  missingTexts: { 'labels.list': m.platform_no_labels },
  page: (workspace, { id }) =>
    linkOptions({ to: '/$workspace/labels', params: { workspace }, search: { label: Number(id) } }),
  search: (scope) =>
    definePaletteSearch({
      kind: 'label',
      query: labelNamesQuery(scope),
      finds: (all) =>
        all.map(({ id, title, description }) => ({
          ...createPaletteResult({ id, name: title }),
          note: description,
        })),
    }),
});
