import { Text, Title } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { CampaignDraft } from '../draft/campaign-draft';
import classes from './blanks.module.css';
import { EmptyVariableNotice } from './empty-variable-notice';
import { PlaceholderField } from './placeholder-field';
import { RejectedValuesNotice } from './rejected-values-notice';
import {
  findEmptyPlaceholders,
  getFilledValue,
  getTemplateTexts,
  listPlaceholders,
  type Placeholder,
  type TemplateText,
} from './template';

interface TemplatePlaceholdersProps {
  readonly draft: CampaignDraft;
  readonly onEdit: (change: Partial<CampaignDraft>) => void;
}

/** Shows the template's text with an inline field for each placeholder. */
export function TemplatePlaceholders({ draft, onEdit }: TemplatePlaceholdersProps) {
  const t = useT();
  const { template, values } = draft;
  if (!template) return null;
  const placeholders = listPlaceholders(template);
  if (placeholders.length === 0) return <Text size="sm">{t(m.campaigns_no_placeholders)}</Text>;
  const filled = placeholders.length - findEmptyPlaceholders(template, values).length;
  const fill = ({ part, name }: Placeholder, value: string) =>
    onEdit({ values: { ...values, [part]: { ...values[part], [name]: value } } });
  return (
    <section className={classes.section}>
      <div className={classes.heading}>
        <Title order={3} size="h2">
          {t(m.campaigns_fill_placeholders)}
        </Title>
        <Text size="sm" c="dimmed" role="status">
          {t(m.campaigns_filled, { filled, all: placeholders.length })}
        </Text>
      </div>
      <div className={classes.fill}>
        {firstPlaces(getTemplateTexts(template)).map(({ part, pieces }) => (
          <div key={pieces[0]?.key} className={classes[part]} dir="auto">
            {pieces.map(({ key, piece, isFirst }) =>
              typeof piece === 'string' ? (
                piece
              ) : isFirst ? (
                <PlaceholderField
                  key={key}
                  label={t(
                    piece.part === 'header' ? m.campaigns_placeholder_header : m.campaigns_placeholder_body,
                    { name: `{{${piece.name}}}` },
                  )}
                  value={getFilledValue(values, piece)}
                  onChange={(value) => fill(piece, value)}
                />
              ) : (
                <span key={key} className={classes.again}>
                  {getFilledValue(values, piece) || `{{${piece.name}}}`}
                </span>
              ),
            )}
          </div>
        ))}
      </div>
      {filled < placeholders.length && (
        <Text size="sm" c="dimmed">
          {t(m.campaigns_fill_every_placeholder)}
        </Text>
      )}
      <EmptyVariableNotice draft={draft} onEdit={onEdit} />
      <RejectedValuesNotice draft={draft} onEdit={onEdit} />
    </section>
  );
}

/**
 * Marks the first occurrence of each placeholder, which is shown as an input field. Later occurrences show the entered
 * value.
 */
function firstPlaces(texts: readonly TemplateText[]) {
  const seen = new Set<string>();
  return texts.map(({ part, pieces }, line) => ({
    part,
    pieces: pieces.map((piece, index) => {
      const id = typeof piece === 'string' ? null : `${piece.part} ${piece.name}`;
      const isFirst = id !== null && !seen.has(id);
      if (id !== null) seen.add(id);
      return { key: `${line} ${index}`, piece, isFirst };
    }),
  }));
}
