import { Button } from '@mantine/core';
import { IconZoomExclamation } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { normalizeIdentifier, parseDisplayNumber } from '~/lib/conversation-identifier';
import { useScope } from '~/session/scope-context';
import { EmptyState } from '~/ui/table/empty-state';

/** Explains that the platform has no search. A conversation can still be opened by its display number. */
export function SearchUnavailableNotice({ id }: { readonly id: string }) {
  const t = useT();
  const { slug } = useScope();
  const number = parseDisplayNumber(normalizeIdentifier(id));
  return (
    <EmptyState
      icon={<IconZoomExclamation size={20} aria-hidden />}
      title={t(m.conversations_find_off)}
      text={t(number === null ? m.conversations_find_off_text : m.conversations_find_off_number)}
      action={
        number !== null && (
          <Button
            renderRoot={(props) => (
              <Link
                {...props}
                to="/$workspace/conversations/$displayId"
                params={{ workspace: slug, displayId: String(number) }}
              />
            )}
          >
            {t(m.conversations_open_number, { number: String(number) })}
          </Button>
        )
      }
    />
  );
}
