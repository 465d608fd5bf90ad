import { linkOptions } from '@tanstack/react-router';
import { automationRuleQuery, listAutomationRules } from '~/api/automation-rules';
import { buildAllPagesQueryOptions } from '~/api/http/all-pages';
import * as m from '~/i18n/messages';
import { Tag } from '~/ui/text/tag';
import { defineResource } from './define-resource';
import { createPaletteResult, createRecordNameLookup, definePaletteSearch } from './record-reads';
import { RESOURCE_SECTIONS } from './resource-sections';

export const automationRuleResource = defineResource({
  kind: 'automation-rule',
  ...RESOURCE_SECTIONS['automation-rule'],
  one: m.automation_rules_one,
  checks: { list: listAutomationRules, load: () => import('./automation-rule-checks') },
  operations: 'automationRules',
  missingTexts: { 'automationRules.list': m.platform_no_rules },
  page: (workspace, { id }) =>
    linkOptions({ to: '/$workspace/automation-rules/$ruleId', params: { workspace, ruleId: id } }),
  needs: 'administrator',
  search: (scope) =>
    definePaletteSearch({
      kind: 'automation-rule',
      query: buildAllPagesQueryOptions(scope, listAutomationRules, {}, { isPatient: true }),
      finds: (all) =>
        all.map((rule) => ({ ...createPaletteResult(rule), note: rule.active ? null : 'inactive' })),
    }),
  formatNote: (t) => <Tag>{t(m.automation_rules_inactive)}</Tag>,
  recentPage: {
    route: '/$workspace/automation-rules/$ruleId',
    parameter: 'ruleId',
    read: (scope, { id }) =>
      createRecordNameLookup(automationRuleQuery(scope, Number(id)), ({ name }) => name),
  },
});
