import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Portal } from '~/api/portals';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { Card } from '~/ui/page/card';
import { Tag } from '~/ui/text/tag';
import { getLocaleName, getLocaleTitle } from '../locale-name';
import { AddLanguageForm } from './add-language-form';
import classes from './portal-languages.module.css';
import { RemoveLanguageDialog } from './remove-language-dialog';

interface PortalLanguagesProps {
  readonly portal: Portal;
  readonly isLocked: boolean;
}

/** Adds and removes the languages of a portal one by one. */
export function PortalLanguages({ portal, isLocked }: PortalLanguagesProps) {
  const t = useT();
  const language = useFormatLocale();
  const [removing, setRemoving] = useState<string | null>(null);
  return (
    <Card isFlush title={t(m.help_center_languages)} count={portal.allowed_locales.length}>
      <ul className={classes.languages}>
        {portal.allowed_locales.map((locale) => (
          <li key={locale}>
            <span>{getLocaleTitle(locale, language)}</span>
            {locale === portal.default_locale && <Tag>{t(m.help_center_default_language)}</Tag>}
            {!isLocked && locale === portal.default_locale && <small>{t(m.help_center_default_stays)}</small>}
            {!isLocked && locale !== portal.default_locale && (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={t(m.help_center_remove_language_of, {
                  language: getLocaleName(locale, language),
                })}
                onClick={() => setRemoving(locale)}
              >
                {t(m.common_remove)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!isLocked && (
        <div className={classes.add}>
          <AddLanguageForm portal={portal} />
        </div>
      )}
      {removing !== null && (
        <RemoveLanguageDialog portal={portal} locale={removing} onClose={() => setRemoving(null)} />
      )}
    </Card>
  );
}
