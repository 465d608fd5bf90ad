import { Button, Group, Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from '../article.module.css';
import type { Decision } from './resolve-conflicts';

interface ConflictChoiceProps {
  readonly title: string;
  readonly mine: string;
  readonly theirs: string;
  readonly decision: Decision | undefined;
  /** True to offer keeping both versions, one after the other. */
  readonly isText?: boolean;
  readonly onDecide: (decision: Decision) => void;
}

/** A conflict, with both versions side by side. */
export function ConflictChoice(props: ConflictChoiceProps) {
  const { title, mine, theirs, decision, isText, onDecide } = props;
  const t = useT();
  const sides = [
    ['mine', t(m.records_my_version), mine],
    ['theirs', t(m.records_current_version), theirs],
  ] as const;
  return (
    <section aria-label={title}>
      <Text size="sm" fw={600} mb={4}>
        {title}
      </Text>
      <div className={classes.sides}>
        {sides.map(([side, name, text]) => (
          <div key={side} className={classes.side}>
            <Text size="xs" c="dimmed">
              {name}
            </Text>
            <Text size="sm" ff="monospace" className="raw-text" dir="auto">
              {text === '' ? t(m.help_center_nothing) : text}
            </Text>
            <Button
              mt="xs"
              size="compact-sm"
              variant={decision === side ? 'filled' : 'default'}
              aria-pressed={decision === side}
              onClick={() => onDecide(side)}
            >
              {t(side === 'mine' ? m.help_center_take_mine : m.help_center_take_theirs)}
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
            {t(m.help_center_take_both)}
          </Button>
        </Group>
      )}
    </section>
  );
}
