import { CloseButton, Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from './sandbox-panel.module.css';

interface RemovableListProps {
  /** The entries. `id` distinguishes entries with equal content. */
  readonly entries: readonly { readonly id: string; readonly name: string; readonly detail: string }[];
  readonly onRemove: (index: number) => void;
}

export function RemovableList({ entries, onRemove }: RemovableListProps) {
  const t = useT();
  if (entries.length === 0) return null;
  return (
    <ul className={classes.list}>
      {entries.map(({ id, name, detail }, index) => (
        <li key={id} className={classes.entry}>
          <div className={classes.text}>
            <Text size="sm" fw={500}>
              {name}
            </Text>
            <Text size="xs" c="dimmed">
              {detail}
            </Text>
          </div>
          <CloseButton
            aria-label={t(m.sandbox_remove, { name: `${name} ${detail}` })}
            onClick={() => onRemove(index)}
          />
        </li>
      ))}
    </ul>
  );
}
