import { Menu } from '@mantine/core';
import { useId } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { AttachedMenu } from '~/ui/overlay/attached-menu';
import classes from './blanks.module.css';
import { useVariableNames } from './variable-names';

interface VariableMenuProps {
  readonly button: HTMLElement | null;
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
  /** Called with the selected variable in braces, as it is written in a message. */
  readonly onChoose: (written: string) => void;
  /** Called when the user switches back to plain text. Null if the field already contains text. */
  readonly onText?: (() => void) | null;
}

/** A menu that lists each variable by its display name and in braces. */
export function VariableMenu({ button, isOpen, onChange, onChoose, onText = null }: VariableMenuProps) {
  const t = useT();
  const id = useId();
  const names = useVariableNames();
  return (
    <AttachedMenu
      id={id}
      button={button}
      isOpen={isOpen}
      onChange={onChange}
      look={{ position: 'bottom-start' }}
    >
      {onText && <Menu.Item onClick={onText}>{t(m.campaigns_placeholder_use_text)}</Menu.Item>}
      {names.map(({ variable, name }) => (
        <Menu.Item
          key={variable}
          onClick={() => onChoose(`{{${variable}}}`)}
          rightSection={<code className={classes.code}>{`{{${variable}}}`}</code>}
        >
          {name}
        </Menu.Item>
      ))}
    </AttachedMenu>
  );
}
