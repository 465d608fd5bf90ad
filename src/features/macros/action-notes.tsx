import { Text } from '@mantine/core';
import { LintLine } from '~/domain/lint-line';
import type { Lint } from '~/domain/lints';
import { getActionName, getAdditionalKeys, parseAction } from '~/domain/macro-action';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { replaceFirstNameVariable } from '~/lib/text/text-variables';

export interface ActionNotesProps {
  readonly lints: readonly Lint[];
  readonly refused: { readonly names: readonly string[]; readonly message: string } | null;
  readonly value: unknown;
  /** Called with corrected parameters. Undefined while the parameters are edited as JSON. */
  readonly onParams: ((params: readonly unknown[]) => void) | undefined;
}

/** Notes below an action: unknown keys, possible mistakes, and a rejection by the platform. */
export function ActionNotes({ value, lints, refused, onParams }: ActionNotesProps) {
  const t = useT();
  const name = getActionName(value);
  const reading = parseAction(value);
  const more = name === null ? null : getAdditionalKeys(value);
  return (
    <>
      {more && (
        <Text size="sm" c="dimmed" className="raw-text">
          {t(m.macros_extra_fields, { more: JSON.stringify(more) })}
        </Text>
      )}
      {lints.map((lint) => (
        <LintLine
          key={`${lint.code} ${lint.subject}`}
          lint={lint}
          onUseFullName={
            onParams && reading.kind === 'text'
              ? () => onParams([replaceFirstNameVariable(reading.text)])
              : undefined
          }
        />
      ))}
      {refused?.names.includes(name ?? '') && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert" className="raw-text">
          {t(m.macros_action_refused)} {refused.message}
        </Text>
      )}
    </>
  );
}
