import { Radio } from '@mantine/core';
import type { MessageTemplate } from '~/api/inboxes';
import { getTemplateCategoryName, getTemplateLanguageName } from '~/domain/template-labels';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import { INITIAL_CONTROL_COUNT, TruncatedList } from '~/ui/page/truncated-list';
import classes from '../choices.module.css';
import wizard from '../wizard.module.css';
import { getTemplateExcerpt } from './template';

interface TemplateCardsProps {
  readonly templates: readonly MessageTemplate[];
  readonly chosen: MessageTemplate | null;
  readonly onChoose: (template: MessageTemplate) => void;
}

const getTemplateKey = ({ name, language }: MessageTemplate) => `${name} (${language})`;

/** Selects a template from cards with an excerpt, language and category. */
export function TemplateCards({ templates, chosen, onChoose }: TemplateCardsProps) {
  const t = useT();
  const locale = useFormatLocale();
  const value = chosen && getTemplateKey(chosen);
  return (
    <Radio.Group
      aria-label={t(m.campaigns_template)}
      value={value}
      onChange={(key) => {
        const template = templates.find((one) => getTemplateKey(one) === key);
        if (template) onChoose(template);
      }}
    >
      <div className={classes.choices}>
        <TruncatedList
          items={templates}
          step={INITIAL_CONTROL_COUNT}
          isKept={(one) => getTemplateKey(one) === value}
        >
          {(shown) =>
            shown.map((template) => {
              const key = getTemplateKey(template);
              const { category, language, name } = template;
              return (
                <Radio.Card key={key} value={key} className={classes.choice} aria-label={key}>
                  <b>{markHiddenCharacters(name)}</b>
                  <Radio.Indicator size="xs" className={classes.mark} />
                  <p className={wizard.excerpt} dir="auto">
                    {markHiddenCharacters(getTemplateExcerpt(template).replaceAll(/\s+/g, ' '))}
                  </p>
                  <span className={classes.small}>
                    {[
                      ...(category ? [getTemplateCategoryName(t, category)] : []),
                      getTemplateLanguageName(language, locale),
                    ].join(' · ')}
                  </span>
                </Radio.Card>
              );
            })
          }
        </TruncatedList>
      </div>
    </Radio.Group>
  );
}
