import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  CHAT_APP_CHANNEL,
  type Inbox,
  listMessageTemplates,
  type MessageTemplate,
  messageTemplatesQuery,
  WEB_WIDGET_CHANNEL,
} from '~/api/inboxes';
import { getTemplateCategoryName, getTemplateLanguageName } from '~/domain/template-labels';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { TextWithVariableChips } from '~/ui/identity/text-with-variable-chips';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { Card } from '~/ui/page/card';
import { LoadingBars } from '~/ui/page/loading-bars';
import { Tag } from '~/ui/text/tag';
import classes from './template-preview.module.css';

/** The campaigns that an inbox can send, depending on its channel (contract: campaign-channel). */
export function InboxCampaigns({ inbox: { id, channel_type } }: { readonly inbox: Inbox }) {
  const t = useT();
  if (channel_type === CHAT_APP_CHANNEL)
    return (
      <Card title={t(m.inboxes_templates)} hint={t(m.inboxes_templates_text)} isRegion>
        <Templates inboxId={id} />
      </Card>
    );
  return (
    <Card title={t(m.common_campaigns)}>
      <Text size="sm">
        {t(channel_type === WEB_WIDGET_CHANNEL ? m.inboxes_sends_website : m.inboxes_sends_none)}
      </Text>
    </Card>
  );
}

function Templates({ inboxId }: { readonly inboxId: number }) {
  const t = useT();
  const isOn = useOperationAvailability(listMessageTemplates) === 'on';
  const { data, error, refetch } = useQuery({ ...messageTemplatesQuery(useScope(), inboxId), enabled: isOn });
  if (!isOn) return <Text size="sm">{t(m.inboxes_templates_off)}</Text>;
  if (error) return <ProblemNotice error={error} purpose="read" onRetry={() => void refetch()} />;
  if (!data) return <LoadingBars heights={[120]} />;
  if (data.data.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t(m.inboxes_templates_none)}
      </Text>
    );
  return data.data.map((template) => (
    <TemplatePreview key={`${template.name} ${template.language}`} template={template} />
  ));
}

/** A template as recipients see it, with placeholders. */
function TemplatePreview({ template }: { readonly template: MessageTemplate }) {
  const t = useT();
  const { name, language, category, status, components } = template;
  const inWords = getTemplateLanguageName(language, useFormatLocale());
  return (
    <figure className={classes.template}>
      <figcaption>
        <b>{name}</b>{' '}
        <span className="dimmed">
          {category ? `${inWords} · ${getTemplateCategoryName(t, category)}` : inWords}
        </span>{' '}
        {status !== 'APPROVED' && <Tag tone="warn">{status}</Tag>}
      </figcaption>
      <blockquote className="raw-text" dir="auto">
        {components.map(({ type, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its index in the message
          <p key={index} data-part={type.toUpperCase()}>
            {text ? <TextWithVariableChips isTemplate text={text} /> : t(m.campaigns_part_other, { type })}
          </p>
        ))}
      </blockquote>
    </figure>
  );
}
