import { Alert, Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listTemplates, type MessageTemplate, templatesQuery } from '~/api/inboxes';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { ProblemNotice } from '~/ui/problem-notice';
import type { CampaignDraft } from './campaign-draft';
import { MessagePreview } from './message-preview';
import { blankPlaceholders, placeholdersOf, templatesByName } from './template';
import { TypedTemplate } from './typed-template';

interface TemplateFieldsProps {
  readonly draft: CampaignDraft;
  readonly onEdit: (change: Partial<CampaignDraft>) => void;
}

const keyOf = ({ name, language }: MessageTemplate) => `${name} ${language}`;

/** An approved template by name and language, and every placeholder with its value; typed where none can be read. */
export function TemplateFields({ draft, onEdit }: TemplateFieldsProps) {
  const t = useT();
  const scope = useScope();
  const { from, template } = draft;
  const isListed = useAvailability(listTemplates) === 'on';
  const templates = useQuery({ ...templatesQuery(scope, from?.id ?? 0), enabled: from !== null && isListed });
  if (from === null) return <Text>{t(m.campaigns_choose_sender_first)}</Text>;
  if (!isListed) {
    return (
      <Stack gap="md">
        <TypedTemplate key={from.id} template={template} onChange={(typed) => onEdit({ template: typed })} />
        <Placeholders draft={draft} onEdit={onEdit} />
      </Stack>
    );
  }
  if (templates.error) {
    return (
      <ProblemNotice error={templates.error} purpose="read">
        <Button variant="default" onClick={() => void templates.refetch()}>
          {t(m.common_retry)}
        </Button>
      </ProblemNotice>
    );
  }
  const byName = templatesByName(templates.data?.data ?? []);
  const all = [...byName.values()].flat();
  if (templates.isSuccess && all.length === 0) {
    return <Alert color="yellow" variant="light" title={t(m.campaigns_no_templates)} />;
  }
  const languages = template ? (byName.get(template.name)?.length ?? 1) : 1;
  return (
    <Stack gap="md">
      <NativeSelect
        label={t(m.campaigns_template)}
        disabled={templates.isPending}
        value={template ? keyOf(template) : ''}
        onChange={({ currentTarget }) => {
          onEdit({ template: all.find((entry) => keyOf(entry) === currentTarget.value) ?? null });
        }}
        data={[
          { value: '', label: templates.isPending ? t(m.common_loading) : t(m.common_choose) },
          ...all.map((entry) => ({ value: keyOf(entry), label: `${entry.name} (${entry.language})` })),
        ]}
      />
      {template && languages > 1 && (
        <Alert color="yellow" variant="light">
          {t(m.campaigns_several_languages, { name: template.name, language: template.language })}
        </Alert>
      )}
      <Placeholders draft={draft} onEdit={onEdit} />
    </Stack>
  );
}

/** The values of the chosen template's placeholders, and what it says with them. */
function Placeholders({ draft, onEdit }: TemplateFieldsProps) {
  const t = useT();
  const { template, values } = draft;
  if (!template) return null;
  const blanks = blankPlaceholders(template, values);
  return (
    <Stack gap="md">
      {placeholdersOf(template).map(({ part, name }) => (
        <TextInput
          key={`${part} ${name}`}
          label={t(part === 'header' ? m.campaigns_placeholder_header : m.campaigns_placeholder_body, {
            name: `{{${name}}}`,
          })}
          value={values[part][name] ?? ''}
          required
          onChange={({ currentTarget }) =>
            onEdit({ values: { ...values, [part]: { ...values[part], [name]: currentTarget.value } } })
          }
        />
      ))}
      {blanks.length > 0 && <Text role="status">{t(m.campaigns_blanks)}</Text>}
      <MessagePreview draft={draft} />
    </Stack>
  );
}
