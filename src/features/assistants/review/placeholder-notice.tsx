import { Alert, Text } from '@mantine/core';
import type { AssistantContent } from '~/drafts/assistant-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { variablesIn } from '~/lib/text/text-variables';

interface PlaceholderNoticeProps {
  readonly before: AssistantContent;
  readonly after: AssistantContent;
}

const shown = (names: readonly string[]) => names.map((name) => `{{${name}}}`);

const allIn = ({ texts, config }: AssistantContent) =>
  variablesIn(
    [...Object.values(texts), ...Object.values(config).filter((one) => typeof one === 'string')].join('\n'),
  );

/** Placeholders that are lost, or that weren't there: pointed out, for it may be meant. */
export function PlaceholderNotice({ before, after }: PlaceholderNoticeProps) {
  const t = useT();
  const [old, young] = [allIn(before), allIn(after)];
  const lost = old.filter((name) => !young.includes(name));
  const added = young.filter((name) => !old.includes(name));
  if (lost.length + added.length === 0) return null;
  return (
    <Alert color="yellow">
      {lost.length > 0 && <Text size="sm">{t(m.assistants_placeholders_lost, { names: shown(lost) })}</Text>}
      {added.length > 0 && <Text size="sm">{t(m.assistants_placeholders_new, { names: shown(added) })}</Text>}
    </Alert>
  );
}
