import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';

/** Links to a conversation by its display number. */
export function ConversationLink({ id }: { readonly id: number }) {
  const t = useT();
  const { slug } = useScope();
  return (
    <Link
      style={{ whiteSpace: 'nowrap' }}
      to="/$workspace/conversations/$displayId"
      params={{ workspace: slug, displayId: String(id) }}
    >
      {t(m.common_id, { id })}
    </Link>
  );
}
