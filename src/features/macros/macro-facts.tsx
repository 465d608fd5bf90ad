import { Paper } from '@mantine/core';
import { actionsSentence } from '~/domain/action-sentence';
import { targetNames, useActionTargets } from '~/domain/use-action-targets';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { Facts } from '~/ui/facts';
import { fieldWord, visibilityWord } from './macro-labels';
import type { MacroValues } from './macro-values';

interface MacroFactsProps {
  readonly values: MacroValues;
  readonly fields: readonly string[];
}

/** What a macro holds in some of its fields. */
export function MacroFacts({ values, fields }: MacroFactsProps) {
  const t = useT();
  const language = useFormatLocale();
  const names = targetNames(useActionTargets());
  const texts = [
    ['name', values.name],
    ['visibility', visibilityWord(t, values.visibility)],
    ['actions', actionsSentence(t, language, values.actions, names)],
  ] as const;
  return (
    <Paper p="xs" w="100%">
      <Facts
        facts={texts
          .filter(([field]) => fields.includes(field))
          .map(([field, text]) => [fieldWord(t, field), text])}
      />
    </Paper>
  );
}
