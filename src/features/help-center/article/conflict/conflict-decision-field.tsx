import { Button, Group, Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from '../article.module.css';
import type { ConflictDecision } from './resolve-conflicts';

/** The names of the two versions, and the labels of the buttons that keep a version. */
export interface ConflictLabels {
  readonly mine: string;
  readonly theirs: string;
  readonly keepMine: string;
  readonly keepTheirs: string;
  readonly keepBoth: string;
}

interface ConflictDecisionFieldProps {
  readonly title: string;
  readonly mine: string;
  readonly theirs: string;
  readonly decision: ConflictDecision | undefined;
  readonly labels?: ConflictLabels | undefined;
  /** True for text fields, where the user can also keep both versions, one below the other. */
  readonly isText?: boolean;
  readonly onDecide: (decision: ConflictDecision) => void;
}

/** Shows both versions of a conflict side by side and asks which to keep. */
export function ConflictDecisionField(props: ConflictDecisionFieldProps) {
  const { title, mine, theirs, decision, labels, isText, onDecide } = props;
  const t = useT();
  const sides = [
    ['mine', labels?.mine ?? t(m.records_my_version), mine, labels?.keepMine ?? t(m.help_center_keep_mine)],
    [
      'theirs',
      labels?.theirs ?? t(m.records_current_version),
      theirs,
      labels?.keepTheirs ?? t(m.help_center_keep_saved),
    ],
  ] as const;
  return (
    <section aria-label={title}>
      <Text size="sm" fw={600} mb={4}>
        {title}
      </Text>
      <div className={classes.sides}>
        {sides.map(([side, name, text, keep]) => (
          <div key={side} className={classes.side}>
            <Text size="xs" c="dimmed">
              {name}
            </Text>
            <Text size="sm" ff="monospace" className="raw-text" dir="auto">
              {text === '' ? t(m.help_center_empty) : text}
            </Text>
            <Button
              mt="xs"
              size="compact-sm"
              variant={decision === side ? 'filled' : 'default'}
              aria-pressed={decision === side}
              onClick={() => onDecide(side)}
            >
              {keep}
            </Button>
          </div>
        ))}
      </div>
      {isText && (
        <Group mt="xs">
          <Button
            size="compact-sm"
            variant={decision === 'both' ? 'filled' : 'default'}
            aria-pressed={decision === 'both'}
            onClick={() => onDecide('both')}
          >
            {labels?.keepBoth ?? t(m.help_center_keep_both)}
          </Button>
        </Group>
      )}
    </section>
  );
}
