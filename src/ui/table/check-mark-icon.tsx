import { IconCheck } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import row from './row.module.css';

/** A check mark for yes and an empty cell for no. Both are announced to screen readers. */
export function CheckMarkIcon({ isYes }: { readonly isYes: boolean }) {
  const t = useT();
  if (!isYes) return <span className="visually-hidden">{t(m.common_no)}</span>;
  return <IconCheck className={row.tick} size={16} role="img" aria-label={t(m.common_yes)} />;
}
