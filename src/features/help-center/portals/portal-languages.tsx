import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { Portal } from '~/api/portals';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { Tag } from '~/ui/text/tag';
import { localeName, localeTitle } from '../locale-name';
import { AddLanguage } from './add-language';
import { RemoveLanguage } from './remove-language';

interface PortalLanguagesProps {
  readonly portal: Portal;
  readonly isLocked: boolean;
}

/** The languages that the portal may hold content in, one by one: nobody sends a whole list by hand. */
export function PortalLanguages({ portal, isLocked }: PortalLanguagesProps) {
  const t = useT();
  const language = useFormatLocale();
  const [removing, setRemoving] = useState<string | null>(null);
  return (
    <section>
      <Title order={2} size="h4" mb="xs">
        {t(m.help_center_languages)}
      </Title>
      <Stack gap="sm">
        {!isLocked && (
          <Text size="sm" c="dimmed">
            {t(m.help_center_languages_text)}
          </Text>
        )}
        {portal.allowed_locales.map((locale) => (
          <Group key={locale} justify="space-between">
            <Group gap="xs">
              <Text size="sm">{localeTitle(locale, language)}</Text>
              {locale === portal.default_locale && <Tag>{t(m.help_center_default_language)}</Tag>}
            </Group>
            {!isLocked && locale === portal.default_locale && (
              <Text size="xs" c="dimmed">
                {t(m.help_center_default_stays)}
              </Text>
            )}
            {!isLocked && locale !== portal.default_locale && (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={t(m.help_center_remove_language_of, { language: localeName(locale, language) })}
                onClick={() => setRemoving(locale)}
              >
                {t(m.common_remove)}
              </Button>
            )}
          </Group>
        ))}
        {!isLocked && <AddLanguage portal={portal} />}
      </Stack>
      {removing !== null && (
        <RemoveLanguage portal={portal} locale={removing} onClose={() => setRemoving(null)} />
      )}
    </section>
  );
}
