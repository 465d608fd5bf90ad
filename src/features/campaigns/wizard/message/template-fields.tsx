import { Stack, Text, TextInput, Title } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listMessageTemplates, type MessageTemplate, messageTemplatesQuery } from '~/api/inboxes';
import { getTemplateLanguageName } from '~/domain/template-labels';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { includesText } from '~/lib/text/fold-text';
import { useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { Banner } from '~/ui/notice/banner';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import type { CampaignDraft } from '../draft/campaign-draft';
import classes from '../wizard.module.css';
import { ManualTemplateFields } from './manual-template-fields';
import { groupTemplatesByName, renderTemplate } from './template';
import { TemplateCards } from './template-cards';
import { TemplatePlaceholders } from './template-placeholders';

interface TemplateFieldsProps {
  readonly draft: CampaignDraft;
  readonly onEdit: (change: Partial<CampaignDraft>) => void;
}

/** Up to this many templates are listed without a search field. */
const FEW = 6;

/**
 * Selects an approved template and fills its placeholders. If the templates can't be fetched, the user enters a
 * template by its name.
 */
export function TemplateFields({ draft, onEdit }: TemplateFieldsProps) {
  const t = useT();
  const scope = useScope();
  const locale = useFormatLocale();
  const { from, template } = draft;
  const isListed = useOperationAvailability(listMessageTemplates) === 'on';
  const templates = useQuery({
    ...messageTemplatesQuery(scope, from?.id ?? 0),
    enabled: from !== null && isListed,
  });
  if (from === null) return <Text>{t(m.campaigns_choose_inbox_first)}</Text>;
  if (!isListed) {
    return (
      <Stack gap="md">
        <ManualTemplateFields
          key={from.id}
          template={template}
          onChange={(typed) => onEdit({ template: typed })}
        />
        <TemplatePlaceholders draft={draft} onEdit={onEdit} />
      </Stack>
    );
  }
  if (templates.error) {
    return <ProblemNotice error={templates.error} purpose="read" onRetry={() => void templates.refetch()} />;
  }
  const byName = groupTemplatesByName(templates.data?.data ?? []);
  const languages = template ? (byName.get(template.name)?.length ?? 1) : 1;
  if (templates.isPending) return <Text>{t(m.common_loading)}</Text>;
  if (byName.size === 0) {
    return <Banner tone="warn" title={t(m.campaigns_no_templates)} role="status" />;
  }
  return (
    <>
      <TemplateChoice
        all={[...byName.values()].flat()}
        template={template}
        onChoose={(chosen) => onEdit({ template: chosen })}
      />
      {template && languages > 1 && (
        <Text size="sm" c="dimmed">
          {t(m.campaigns_several_languages, {
            name: template.name,
            language: getTemplateLanguageName(template.language, locale),
          })}
        </Text>
      )}
      <TemplatePlaceholders draft={draft} onEdit={onEdit} />
    </>
  );
}

interface TemplateChoiceProps {
  readonly all: readonly MessageTemplate[];
  readonly template: MessageTemplate | null;
  readonly onChoose: (template: MessageTemplate) => void;
}

/** Lists the template cards. If there are many, adds a field that searches their names and text. */
function TemplateChoice({ all, template, onChoose }: TemplateChoiceProps) {
  const t = useT();
  const [search, setSearch] = useState('');
  const shown = all.filter((one) => includesText(`${one.name} ${renderTemplate(one, {})}`, search));
  return (
    <section className={classes.section}>
      <div className={classes.heading}>
        <Title order={3} size="h2">
          {t(m.campaigns_template)}
        </Title>
        {all.length > FEW && (
          <TextInput
            type="search"
            aria-label={t(m.campaigns_search_templates, { count: all.length })}
            placeholder={t(m.campaigns_search_templates, { count: all.length })}
            leftSection={<IconSearch size={16} aria-hidden />}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
        )}
      </div>
      {shown.length === 0 ? (
        <Text size="sm">{t(m.common_no_match, { search })}</Text>
      ) : (
        <TemplateCards templates={shown} chosen={template} onChoose={onChoose} />
      )}
    </section>
  );
}
