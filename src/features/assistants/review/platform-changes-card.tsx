import { IconAlertCircle } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { formatPathLabel } from '../key-labels';
import { computeMarks, MarkedText } from './marked-text';
import type { PlatformChange } from './platform-changes';
import classes from './review.module.css';

interface PlatformChangesCardProps {
  readonly changes: readonly PlatformChange[];
  /** An instruction for the user. */
  readonly text: string;
}

/** Lists changes that the platform itself makes. The user can't exclude them. */
export function PlatformChangesCard({ changes, text }: PlatformChangesCardProps) {
  const t = useT();
  return (
    <section
      className={classes.platform}
      data-change
      tabIndex={-1}
      aria-label={t(m.assistants_platform_changes, { count: changes.length })}
    >
      <div role="alert" className={classes.warning}>
        <IconAlertCircle size={16} aria-hidden />
        <div>
          <h3>{t(m.assistants_platform_changes, { count: changes.length })}</h3>
          <p>{text}</p>
        </div>
      </div>
      {changes.map(({ id, path, before, after }) => {
        const marks = computeMarks(before, after);
        const name = path === null ? t(m.assistants_prompt) : formatPathLabel(t, path);
        return (
          <div key={id} className={classes.sides}>
            <div>
              <span className={classes.side}>{t(m.assistants_platform_before, { name })}</span>
              <div className="raw-text" dir="auto">
                <MarkedText text={before} marks={marks.before} side="before" />
              </div>
            </div>
            <div>
              <span className={classes.side}>{t(m.common_after)}</span>
              <div className="raw-text" dir="auto">
                <MarkedText text={after} marks={marks.after} side="after" />
              </div>
            </div>
          </div>
        );
      })}
    </section>
  );
}
