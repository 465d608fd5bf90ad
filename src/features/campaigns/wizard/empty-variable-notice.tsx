import { Alert, Button, Group } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { variablesOf } from './text-variables';

interface EmptyVariableNoticeProps {
  /** What the person wrote. */
  readonly texts: readonly string[];
  /** A template with an empty blank isn't delivered; a text has a gap. */
  readonly isTemplate: boolean;
  readonly onReplace: (replace: (text: string) => string) => void;
}

const FIRST_NAME = /\{\{\s*contact\.first_name\s*\}\}/g;

/** The platform leaves a first name empty where the name is one word; a name is always there. */
export function EmptyVariableNotice({ texts, isTemplate, onReplace }: EmptyVariableNoticeProps) {
  const t = useT();
  const used = texts.flatMap((text) => variablesOf(text));
  const isFirstName = used.includes('contact.first_name');
  if (!isFirstName && !used.some((name) => name === 'contact.email' || name === 'contact.phone_number'))
    return null;
  return (
    <Alert
      color="yellow"
      variant="light"
      title={isFirstName ? t(m.campaigns_empty_first_name) : t(m.campaigns_empty_variable)}
    >
      <Group justify="space-between" gap="xs">
        <span>{isTemplate ? t(m.campaigns_empty_template) : t(m.campaigns_empty_in_text)}</span>
        {isFirstName && (
          <Button
            variant="default"
            size="xs"
            onClick={() => onReplace((text) => text.replaceAll(FIRST_NAME, '{{contact.name}}'))}
          >
            {t(m.campaigns_use_full_name)}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
