import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';

export function BackLink() {
  const t = useT();
  const workspace = useScope().slug;
  return (
    <Link to="/$workspace/macros" params={{ workspace }}>
      {t(m.macros_back)}
    </Link>
  );
}
