import { Fieldset, Stack, Text } from '@mantine/core';
import { LintLine } from '~/domain/lint-line';
import { checkText } from '~/domain/lints';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { fillTextVariables, findVariables, isVariable } from '~/lib/text/text-variables';
import { useScope } from '~/session/scope-context';
import { VariableChips } from '~/ui/identity/variable-chips';
import { getVariableName } from '~/ui/identity/variable-names';
import classes from './content-preview.module.css';

/** A sample contact. Agent, conversation and inbox are known only when the text is sent. */
const SAMPLE = {
  'contact.name': 'Ana Souza',
  'contact.first_name': 'Ana',
  'contact.email': 'ana@example.com',
  'contact.phone_number': '+1 555 0100',
};

interface ContentPreviewProps {
  readonly content: string;
  readonly onUseFullName?: (() => void) | undefined;
}

/**
 * Warnings about the variables of a text, and a preview for a contact. Renders nothing for a text without variables.
 */
export function ContentPreview({ content, onUseFullName }: ContentPreviewProps) {
  const t = useT();
  const values = { ...SAMPLE, 'account.name': useScope().name };
  const variables = findVariables(content);
  if (variables.length === 0) return null;
  const filledLater = variables.filter((name) => isVariable(name) && !Object.hasOwn(values, name));
  return (
    <>
      {checkText(content).map((lint) => (
        <LintLine key={`${lint.code} ${lint.subject}`} lint={lint} onUseFullName={onUseFullName} />
      ))}
      <Fieldset
        m={0}
        variant="unstyled"
        classNames={{ legend: classes.legend }}
        legend={t(m.campaigns_as_seen_by, { name: SAMPLE['contact.name'] })}
      >
        <Stack gap="xs">
          <Text size="sm" className={`raw-text ${classes.bubble}`} dir="auto">
            <VariableChips text={fillTextVariables(content, values)} />
          </Text>
          {filledLater.length > 0 && (
            <Text size="sm" c="dimmed">
              {t(m.campaigns_filled_late, { names: filledLater.map((name) => getVariableName(t, name)) })}
            </Text>
          )}
        </Stack>
      </Fieldset>
    </>
  );
}
