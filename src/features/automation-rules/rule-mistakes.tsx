import { Stack } from '@mantine/core';
import type { AutomationRule } from '~/api/automation-rules';
import { LintLine } from '~/domain/lint-line';
import { confirmationsIn, lintRule } from '~/domain/lints';
import type { TargetNames } from '~/domain/macro-action';
import { useActionTargets } from '~/domain/use-action-targets';

interface RuleMistakesProps {
  readonly rule: Pick<AutomationRule, 'actions' | 'conditions'>;
  readonly names: TargetNames;
}

/** The possible mistakes of a rule, which Checks lists too. */
export function RuleMistakes({ rule, names }: RuleMistakesProps) {
  const isConfirmed = confirmationsIn(useActionTargets().agents);
  const lints = lintRule(rule, { ...names, isConfirmed });
  return (
    lints.length > 0 && (
      <Stack gap="xs">
        {lints.map((lint) => (
          <LintLine key={`${lint.code} ${lint.subject}`} lint={lint} />
        ))}
      </Stack>
    )
  );
}
