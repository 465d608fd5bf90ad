// Previews of a campaign's message. The text comes from the platform or the user, so it must never be rendered as HTML.
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { MessageTemplate } from '~/api/inboxes';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import { getInitials } from '~/ui/text/get-initials';
import classes from './preview.module.css';
import {
  getFilledValue,
  listPlaceholders,
  type Placeholder,
  type PlaceholderValues,
  type TemplateText,
} from './template';
import { listNonTextParts } from './template-parts';
import type { SampleContact } from './text-variables';

interface FrameProps {
  readonly label: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

const Frame = ({ label, className, children }: FrameProps) => (
  <figure className={className} aria-label={label}>
    {children}
  </figure>
);

const Mark = ({ name }: { readonly name: string }) => (
  <span className={classes.mark} aria-hidden>
    {getInitials(name.replace(/<.*/, '').trim() || name)}
  </span>
);

/** The day of delivery. Hidden from screen readers, because the schedule step already states the time of delivery. */
const DeliveryDay = ({ day }: { readonly day: string | null }) =>
  day !== null && (
    <p className={classes.day} aria-hidden>
      {day}
    </p>
  );

interface PhonePreviewProps {
  readonly sender: string;
  /** The day of delivery. Null if it isn't set yet. */
  readonly day: string | null;
  readonly template: MessageTemplate;
  readonly texts: readonly TemplateText[];
  readonly values: PlaceholderValues;
  readonly read: (written: string) => string;
}

/**
 * A preview of a phone chat with header, text, footer and buttons in one bubble. Unfilled placeholders show their name.
 */
export function PhonePreview({ sender, day, template, texts, values, read }: PhonePreviewProps) {
  const t = useT();
  const order = listPlaceholders(template);
  const placeOf = ({ part, name }: Placeholder) =>
    order.findIndex((one) => one.part === part && one.name === name) + 1;
  const parts = listNonTextParts(template);
  return (
    <Frame label={t(m.campaigns_message_preview)} className={classes.phone}>
      <div className={classes.top}>
        <Mark name={sender} />
        <div>
          <span dir="auto">{markHiddenCharacters(sender)}</span>
          <small>{t(m.campaigns_business_account)}</small>
        </div>
      </div>
      <div className={classes.chat}>
        <DeliveryDay day={day} />
        <div className={classes.bubble}>
          {[...parts.entries()].map(
            ([index, part]) =>
              part.kind === 'media' && (
                <div key={index} className={classes.media}>
                  {part.format}
                </div>
              ),
          )}
          <blockquote className={classes.said}>
            {[...texts.entries()].map(([index, { part, pieces }]) => (
              <div key={index} className={classes[part]} dir="auto">
                {[...pieces.entries()].map(([place, piece]) => {
                  if (typeof piece === 'string') return piece;
                  const filled = getFilledValue(values, piece);
                  return filled.trim() === '' ? (
                    <mark key={place}>{t(m.campaigns_placeholder_mark, { number: placeOf(piece) })}</mark>
                  ) : (
                    read(filled)
                  );
                })}
              </div>
            ))}
          </blockquote>
          {[...parts.entries()].map(
            ([index, part]) =>
              part.kind === 'button' && (
                <div key={index} className={classes.button} dir="auto">
                  {markHiddenCharacters(part.text)}
                </div>
              ),
          )}
        </div>
      </div>
    </Frame>
  );
}

interface MailPreviewProps {
  readonly sender: string;
  readonly person: SampleContact;
  readonly text: string;
}

/** A preview of an email with sender and recipient, and a note that the subject can't be set in the console. */
export function MailPreview({ sender, person, text }: MailPreviewProps) {
  const t = useT();
  return (
    <Frame label={t(m.campaigns_message_preview)} className={classes.mail}>
      <div className={classes.top}>
        <Mark name={sender} />
        <div>
          <span dir="auto">{markHiddenCharacters(sender)}</span>
          <small>{t(m.campaigns_email_to, { name: person.name, email: person.email })}</small>
        </div>
      </div>
      <div className={classes.subject}>{t(m.campaigns_email_subject)}</div>
      <Said text={text} className={classes.letter} />
    </Frame>
  );
}

interface WidgetPreviewProps {
  readonly sender: string;
  /** The day of delivery. Null if it isn't set yet. */
  readonly day: string | null;
  readonly text: string;
}

/** A preview of the website's chat widget with the message. */
export function WidgetPreview({ sender, day, text }: WidgetPreviewProps) {
  const t = useT();
  return (
    <Frame label={t(m.campaigns_message_preview)} className={classes.widget}>
      <div className={classes.top}>
        <Mark name={sender} />
        <div>
          <span dir="auto">{markHiddenCharacters(sender)}</span>
          <small>{t(m.campaigns_widget_note)}</small>
        </div>
      </div>
      <div className={classes.chat}>
        <DeliveryDay day={day} />
        <div className={classes.bubble}>
          <Said text={text} className={classes.said} />
        </div>
      </div>
    </Frame>
  );
}

interface SaidProps {
  readonly text: string;
  readonly className: string | undefined;
}

function Said({ text, className }: SaidProps) {
  const t = useT();
  return text.trim() === '' ? (
    <Text className={classes.hint}>{t(m.campaigns_preview_text)}</Text>
  ) : (
    <blockquote className={className} dir="auto">
      {text}
    </blockquote>
  );
}
