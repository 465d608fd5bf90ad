import { Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { CampaignDraft } from '../draft/campaign-draft';
import { createManualTemplate, listPlaceholders, type TEMPLATE_TEXT_PARTS } from './template';

interface ManualTemplateFieldsProps {
  readonly template: CampaignDraft['template'];
  readonly onChange: (template: CampaignDraft['template']) => void;
}

/**
 * Fields for a template's name, language and placeholders. Shown if templates can't be fetched, so that the console
 * can't show the template's text.
 */
export function ManualTemplateFields({ template, onChange }: ManualTemplateFieldsProps) {
  const t = useT();
  const [typed, setTyped] = useState(() => ({
    name: template?.name ?? '',
    language: template?.language ?? '',
    header: getNames(template, 'header'),
    body: getNames(template, 'body'),
  }));
  const fields = [
    ['name', t(m.campaigns_template_name), undefined],
    ['language', t(m.campaigns_template_language), t(m.campaigns_template_language_text)],
    ['header', t(m.campaigns_template_header_placeholders), t(m.campaigns_template_placeholders_text)],
    ['body', t(m.campaigns_template_body_placeholders), t(m.campaigns_template_placeholders_text)],
  ] as const;
  return (
    <Stack gap="md">
      <Text size="sm">{t(m.campaigns_template_manual)}</Text>
      {fields.map(([field, label, description]) => (
        <TextInput
          key={field}
          label={label}
          description={description}
          autoComplete="off"
          spellCheck={false}
          value={typed[field]}
          onChange={({ currentTarget: { value } }) => {
            const next = { ...typed, [field]: value };
            setTyped(next);
            onChange(createManualTemplate(next.name, next.language, next));
          }}
        />
      ))}
    </Stack>
  );
}

const getNames = (template: CampaignDraft['template'], part: (typeof TEMPLATE_TEXT_PARTS)[number]): string =>
  (template ? listPlaceholders(template) : [])
    .filter((placeholder) => placeholder.part === part)
    .map(({ name }) => name)
    .join(', ');
