import type { ComponentProps } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';

/** The box of a task list's item. */
export function PreviewTask({ checked }: ComponentProps<'input'>) {
  const t = useT();
  const label = checked ? t(m.editor_task_done) : t(m.editor_task_open);
  return <input type="checkbox" checked={Boolean(checked)} disabled readOnly aria-label={label} />;
}
