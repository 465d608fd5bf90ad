import { IconCheck } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import row from './row.module.css';

/** A tick for yes and nothing for no, in the cell of a list. Both are read out. */
export function Tick({ isYes }: { readonly isYes: boolean }) {
  const t = useT();
  if (!isYes) return <span className={row.hidden}>{t(m.common_no)}</span>;
  return <IconCheck className={row.tick} size={16} role="img" aria-label={t(m.common_yes)} />;
}
