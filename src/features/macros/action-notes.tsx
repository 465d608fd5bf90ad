import { Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { actionName, furtherKeys } from '~/domain/macro-action';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { ActionItemProps } from './action-item';
import classes from './action-list.module.css';
import { lintSentence } from './macro-labels';

interface ActionNotesProps extends Pick<ActionItemProps, 'lints' | 'refused'> {
  readonly value: unknown;
}

/** What an action holds beyond its picker, what is likely wrong with it, and that the platform refused it. */
export function ActionNotes({ value, lints, refused }: ActionNotesProps) {
  const t = useT();
  const name = actionName(value);
  const more = name === null ? null : furtherKeys(value);
  return (
    <>
      {more && (
        <Text size="sm" c="dimmed" className="raw-text">
          {t(m.macros_more_keys, { more: JSON.stringify(more) })}
        </Text>
      )}
      {lints.map((lint) => (
        <Text size="sm" key={`${lint.code} ${lint.subject}`} className={classes.lint}>
          <IconAlertTriangle size={16} color="var(--warn)" aria-label={t(m.macros_likely_mistake)} />
          <span>{lintSentence(t, lint)}</span>
        </Text>
      ))}
      {refused?.names.includes(name ?? '') && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert" className="raw-text">
          {t(m.macros_action_refused)} {refused.message}
        </Text>
      )}
    </>
  );
}
