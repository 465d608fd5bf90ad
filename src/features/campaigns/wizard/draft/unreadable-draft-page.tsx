import { Button } from '@mantine/core';
import { IconFileAlert } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import { UnrestoredTextAlert } from '~/records/form/unrestored-texts-notice';
import { useScope } from '~/session/scope-context';
import { Page } from '~/ui/page/page';
import { EmptyState } from '~/ui/table/empty-state';

interface UnreadableDraftPageProps {
  readonly name: string;
  /** The stored draft as JSON text. Null if it is empty. */
  readonly text: string | null;
}

/**
 * Shown for a stored draft that is entirely invalid. The draft stays stored, because another version of the console may
 * be able to use it.
 */
export function UnreadableDraftPage({ name, text }: UnreadableDraftPageProps) {
  const t = useT();
  const workspace = useScope().slug;
  return (
    <Page title={name === '' ? t(m.campaigns_new) : markHiddenCharacters(name)}>
      {text !== null && <UnrestoredTextAlert text={text} />}
      <EmptyState
        icon={<IconFileAlert size={20} aria-hidden />}
        title={t(m.campaign_list_draft_unreadable)}
        text={t(m.campaign_list_draft_unreadable_text)}
        action={
          <Button
            renderRoot={(props) => (
              <Link
                to="/$workspace/campaigns"
                params={{ workspace }}
                search={{ state: 'drafts' }}
                {...props}
              />
            )}
          >
            {t(m.common_campaigns)}
          </Button>
        }
      />
    </Page>
  );
}
