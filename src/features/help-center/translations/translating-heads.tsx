import { SegmentedControl, Switch } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { getLocaleTitle } from '../locale-name';
import classes from './translating.module.css';
import type { TranslationEditing, TranslationSide } from './use-translation-editing';

interface TranslationSideTabsProps {
  readonly translating: TranslationEditing;
  readonly locale: string;
  readonly originalLocale: string;
}

/** Switches between the original and the translation on narrow screens. Each side keeps its scroll position. */
export function TranslationSideTabs({ translating, locale, originalLocale }: TranslationSideTabsProps) {
  const t = useT();
  const language = useFormatLocale();
  return (
    <div className={classes.tabs}>
      <SegmentedControl
        fullWidth
        aria-label={t(m.help_center_view)}
        value={translating.side ?? 'own'}
        onChange={(side: TranslationSide) => translating.setSide(side)}
        data={[
          { value: 'own', label: getLocaleTitle(locale, language) },
          {
            value: 'original',
            label: t(m.translations_original_tab, {
              language: getLocaleTitle(originalLocale, language),
            }),
          },
        ]}
      />
    </div>
  );
}

/** The language of the translation, aligned with the header of the original. */
export function TranslationHead({ translating, locale }: Omit<TranslationSideTabsProps, 'originalLocale'>) {
  const t = useT();
  const language = useFormatLocale();
  return (
    <div className={classes.head}>
      <strong>{getLocaleTitle(locale, language)}</strong>
      <Switch
        size="xs"
        labelPosition="left"
        className={classes.updated}
        label={t(m.translations_scroll_together)}
        checked={translating.isTogether}
        onChange={(event) => translating.setTogether(event.currentTarget.checked)}
      />
    </div>
  );
}
