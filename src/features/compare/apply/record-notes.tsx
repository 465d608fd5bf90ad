import { IconAlertTriangle, IconBan, IconHandStop } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { PlannedRecord } from '../plan/apply-plan';
import type { PlanFinding } from '../plan/plan-checks';
import { describeFinding, describeRemedy } from './describe-finding';
import { describeUnwrittenFields } from './plan-labels';
import classes from './record-notes.module.css';

const LEVELS = {
  error: { Icon: IconBan, word: m.apply_level_blocked, className: classes.bad },
  'by-hand': { Icon: IconHandStop, word: m.apply_level_manual, className: classes.warn },
  warning: { Icon: IconAlertTriangle, word: m.common_warning, className: classes.warn },
} as const satisfies Record<PlanFinding['level'], unknown>;

/**
 * Lists the checks' findings about a record, each with a way to fix it, and the fields that the platform doesn't
 * accept.
 */
export function RecordNotes({ planned }: { readonly planned: PlannedRecord }) {
  const t = useT();
  const leftover = describeUnwrittenFields(t, planned);
  return (
    <>
      {planned.findings.map((finding) => {
        const { Icon, word, className } = LEVELS[finding.level];
        return (
          <div key={finding.check} className={classes.note}>
            <Icon size={14} role="img" aria-label={t(word)} className={`${classes.icon} ${className}`} />
            <span className="raw-text">{describeFinding(t, finding)}</span> {describeRemedy(t, finding)}
          </div>
        );
      })}
      {leftover && (
        <div className={classes.note}>
          <IconHandStop size={14} aria-hidden className={`${classes.icon} ${classes.warn}`} />
          {leftover}
        </div>
      )}
    </>
  );
}
