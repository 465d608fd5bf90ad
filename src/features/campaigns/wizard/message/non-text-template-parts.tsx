import { List, Stack, Text } from '@mantine/core';
import type { MessageTemplate } from '~/api/inboxes';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import { Banner } from '~/ui/notice/banner';
import { hasUnfillableParts, listNonTextParts, type TemplatePart } from './template-parts';

function partSentence(t: Translator, part: TemplatePart): string {
  switch (part.kind) {
    case 'media':
      return t(m.campaigns_part_media, { format: part.format });
    case 'button':
      return part.target === null
        ? t(m.campaigns_part_button, { text: markHiddenCharacters(part.text) })
        : t(m.campaigns_part_button_opens, {
            text: markHiddenCharacters(part.text),
            target: markHiddenCharacters(part.target),
          });
    case 'other':
      return t(m.campaigns_part_other, { type: part.type });
  }
}

/** Lists the template's media, buttons and unknown components, and warns about parts that the console can't fill. */
export function NonTextTemplateParts({ template }: { readonly template: MessageTemplate }) {
  const t = useT();
  const parts = listNonTextParts(template);
  if (parts.length === 0) return null;
  return (
    <Stack gap="xs">
      <Text size="sm" fw={600}>
        {t(m.campaigns_parts_title)}
      </Text>
      <List size="sm">
        {parts.map((part) => (
          <List.Item key={JSON.stringify(part)} className="raw-text">
            {partSentence(t, part)}
          </List.Item>
        ))}
      </List>
      {hasUnfillableParts(parts) && (
        <Banner tone="warn" role="status">
          {t(m.campaigns_template_unsupported)}
        </Banner>
      )}
    </Stack>
  );
}
