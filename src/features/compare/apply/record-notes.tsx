import { Text } from '@mantine/core';
import { IconAlertTriangle, IconBan, IconHandStop } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { Finding } from '../plan/checks';
import type { PlannedRecord } from '../plan/plan';
import { describeFinding, describeRemedy } from './describe-finding';
import { describeLeftovers } from './plan-labels';
import classes from './record-notes.module.css';

const LEVELS = {
  error: { Icon: IconBan, word: m.apply_level_refused, className: classes.bad },
  'by-hand': { Icon: IconHandStop, word: m.apply_level_worksheet, className: classes.warn },
  warning: { Icon: IconAlertTriangle, word: m.common_warning, className: classes.warn },
} as const satisfies Record<Finding['level'], unknown>;

/** Lists the checks' findings about a record, each with a way to fix it, and the fields that can't be saved. */
export function RecordNotes({ planned }: { readonly planned: PlannedRecord }) {
  const t = useT();
  const leftover = describeLeftovers(t, planned);
  return (
    <>
      {planned.findings.map((finding) => {
        const { Icon, word, className } = LEVELS[finding.level];
        return (
          <Text key={finding.check} size="xs" className={classes.note}>
            <Icon size={14} aria-hidden className={className} />
            <span>
              <b>{t(word)}:</b> <span className="raw-text">{describeFinding(t, finding)}</span>{' '}
              {describeRemedy(t, finding)}
            </span>
          </Text>
        );
      })}
      {leftover && (
        <Text size="xs" className={classes.note}>
          <IconHandStop size={14} aria-hidden className={classes.warn} />
          {leftover}
        </Text>
      )}
    </>
  );
}
