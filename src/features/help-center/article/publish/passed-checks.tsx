import { IconChevronDown, IconCircleCheck } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from '../conflict/review.module.css';

/** The passed checks in one line that can be expanded. */
export function PassedChecks({ texts }: { readonly texts: readonly string[] }) {
  const t = useT();
  if (texts.length === 0) return null;
  return (
    <li data-state="done">
      <IconCircleCheck size={16} aria-hidden />
      <details className={classes.passed}>
        <summary>
          {t(m.help_center_checks_passed, { count: texts.length })}
          <IconChevronDown size={14} aria-hidden />
        </summary>
        <ul>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </details>
    </li>
  );
}
