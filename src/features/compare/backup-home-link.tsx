import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';

/** A link from the backup, comparison and apply pages to their parent page. */
export function BackupHomeLink() {
  const t = useT();
  const workspace = useScope().slug;
  return (
    <Link to="/$workspace/compare" params={{ workspace }} search={{}}>
      {t(m.frame_compare)}
    </Link>
  );
}
