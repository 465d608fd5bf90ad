import { Alert, Text } from '@mantine/core';
import type { AssistantContent } from '~/drafts/assistant-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { findVariables } from '~/lib/text/text-variables';
import { PromptLossNotice } from '../comparison/prompt-loss-notice';

interface EditNoticesProps {
  readonly before: AssistantContent;
  readonly after: AssistantContent;
}

/**
 * Warns about losses of prompts and about changed placeholders. Such changes may be intended, so the user can apply
 * them anyway.
 */
export function EditNotices(props: EditNoticesProps) {
  return (
    <>
      <PromptLossNotice {...props} />
      <PlaceholderNotice {...props} />
    </>
  );
}

const shown = (names: readonly string[]) => names.map((name) => `{{${name}}}`);

const allIn = ({ texts, config }: AssistantContent) =>
  findVariables(
    [...Object.values(texts), ...Object.values(config).filter((one) => typeof one === 'string')].join('\n'),
  );

/** Lists removed and added placeholders. */
function PlaceholderNotice({ before, after }: EditNoticesProps) {
  const t = useT();
  const namesBefore = allIn(before);
  const namesAfter = allIn(after);
  const lost = namesBefore.filter((name) => !namesAfter.includes(name));
  const added = namesAfter.filter((name) => !namesBefore.includes(name));
  if (lost.length + added.length === 0) return null;
  return (
    <Alert color="yellow">
      {lost.length > 0 && <Text size="sm">{t(m.assistants_placeholders_lost, { names: shown(lost) })}</Text>}
      {added.length > 0 && <Text size="sm">{t(m.assistants_placeholders_new, { names: shown(added) })}</Text>}
    </Alert>
  );
}
