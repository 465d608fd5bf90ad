import { Button } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { EmptyState } from '~/ui/table/empty-state';

/** There is nothing to translate into, and only administrators can add a language. */
export function OneLanguage({ portalSlug }: { readonly portalSlug: string }) {
  const t = useT();
  const workspace = useScope().slug;
  const isAdministrator = useIsAdministrator();
  return (
    <EmptyState
      icon={<IconLanguage size={20} aria-hidden />}
      title={t(m.translations_one_language)}
      text={t(m.translations_one_language_text)}
      action={
        isAdministrator !== false && (
          <Button
            renderRoot={(props) => (
              <Link
                {...props}
                to="/$workspace/help-center/$portalSlug/settings"
                params={{ workspace, portalSlug }}
              />
            )}
          >
            {t(m.help_center_add_language)}
          </Button>
        )
      }
    />
  );
}
