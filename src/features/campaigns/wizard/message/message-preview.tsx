import { Text } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import { useScope } from '~/session/scope-context';
import { getVariableName } from '~/ui/identity/variable-names';
import { Banner } from '~/ui/notice/banner';
import { Card } from '~/ui/page/card';
import {
  type CampaignDraft,
  getScheduledInstant,
  getWrittenText,
  renderMessageText,
} from '../draft/campaign-draft';
import { MailPreview, PhonePreview, WidgetPreview } from './message-frames';
import { NonTextTemplateParts } from './non-text-template-parts';
import classes from './preview.module.css';
import { PreviewContactMenu } from './preview-contact-menu';
import { getTemplateTexts, isManualTemplate } from './template';
import {
  fillVariables,
  findUnknownVariables,
  listSendTimeVariables,
  listVariables,
  type SampleContact,
} from './text-variables';

/**
 * Fictitious contacts. One has a first and a last name. The other has a single name, so that its first-name variable is
 * empty.
 */
const PEOPLE = [
  { name: 'Ana Souza', email: 'ana@example.com', phone: '+1 555 0100' },
  { name: 'Prudence', email: 'prudence@example.com', phone: '+1 555 0101' },
] as const;

/**
 * Previews the message as its channel displays it. If the message has variables, the user can switch between contacts.
 */
export function MessagePreview({ draft }: { readonly draft: CampaignDraft }) {
  const t = useT();
  const [person, setPerson] = useState<(typeof PEOPLE)[number]>(PEOPLE[0]);
  const { channel, template } = draft;
  if (channel === null || (channel === 'template' && template === null)) {
    return (
      <Card>
        <Text className={classes.hint}>{t(m.campaigns_preview_empty)}</Text>
      </Card>
    );
  }
  if (channel === 'template' && template && isManualTemplate(template)) {
    return (
      <Banner tone="warn" title={t(m.campaigns_template_not_shown)} role="status">
        <Text size="sm">{t(m.campaigns_template_not_shown_text)}</Text>
      </Banner>
    );
  }
  const text = renderMessageText(draft);
  const marked = markHiddenCharacters(text);
  const late = listSendTimeVariables(text);
  const unknown = findUnknownVariables(getWrittenText(draft));
  return (
    <div className={classes.preview}>
      <div className={classes.over}>
        <Text size="sm" c="dimmed">
          {t(m.campaigns_message_preview)}
        </Text>
        {listVariables(text).length > 0 && (
          <PreviewContactMenu people={PEOPLE} person={person} onChoose={setPerson} />
        )}
      </div>
      <Framed draft={draft} person={person} />
      {template && channel === 'template' && <NonTextTemplateParts template={template} />}
      {late.length > 0 && (
        <Text size="sm" c="dimmed">
          {t(m.campaigns_filled_when_sent, { names: late.map((name) => getVariableName(t, name)) })}
        </Text>
      )}
      {unknown.length > 0 && (
        <Banner tone="warn" role="status">
          {t(m.campaigns_unknown_variables, { names: unknown })}
        </Banner>
      )}
      {marked !== text && (
        <Banner tone="warn" title={t(m.campaigns_hidden_title)} role="status">
          <Text size="sm" className="raw-text">
            {marked}
          </Text>
        </Banner>
      )}
    </div>
  );
}

/** Returns "today", or the scheduled day in the campaign's time zone. Returns null until the time is set. */
function formatDeliveryDay(draft: CampaignDraft, locale: string): string | null {
  if (draft.when === 'now') return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'day');
  const at = getScheduledInstant(draft);
  const format = { weekday: 'short', day: 'numeric', month: 'short', timeZone: draft.zone } as const;
  return at === null ? null : new Intl.DateTimeFormat(locale, format).format(at);
}

interface FramedProps {
  readonly draft: CampaignDraft;
  readonly person: SampleContact;
}

/** Renders the message in the preview of its channel. */
function Framed({ draft, person }: FramedProps) {
  const scope = useScope();
  const { channel, from, template, values, text } = draft;
  const sender = from?.name ?? scope.name;
  const day = formatDeliveryDay(draft, useFormatLocale());
  const read = (written: string) =>
    fillVariables(written, person, { inbox: from?.name ?? '', account: scope.name });
  if (channel === 'template' && template) {
    return (
      <PhonePreview
        sender={sender}
        day={day}
        texts={getTemplateTexts(template)}
        template={template}
        values={values}
        read={read}
      />
    );
  }
  return channel === 'email' ? (
    <MailPreview sender={sender} person={person} text={read(text)} />
  ) : (
    <WidgetPreview sender={sender} day={day} text={read(text)} />
  );
}
