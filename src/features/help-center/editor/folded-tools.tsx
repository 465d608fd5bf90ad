import type { EditorView } from '@codemirror/view';
import { ActionIcon, Group, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { MenuDropdown } from '~/ui/overlay/menu-dropdown';
import { ACTIONS, type Action, type ActionName, runAction } from './actions';
import classes from './editor.module.css';
import { keyLabel } from './key-label';
import { TextAmount } from './text-amount';
import { TOOL_BUTTONS } from './tool-buttons';

interface FoldedToolsProps {
  readonly view: EditorView;
  readonly names: readonly ActionName[];
  readonly off: Partial<Record<ActionName, boolean>>;
  readonly toggled: Partial<Record<ActionName, boolean>>;
  readonly isSource: boolean;
  readonly onSource: (isSource: boolean) => void;
}

/** What doesn’t fit beside the tools, each with its name. */
export function FoldedTools({ view, names, off, toggled, isSource, onSource }: FoldedToolsProps) {
  const t = useT();
  // The focus goes back to the button, or on to the text that a tool was used on.
  const [isUsed, setUsed] = useState(false);
  return (
    <Menu
      position="top-end"
      alignItemsLabels="all"
      classNames={{ dropdown: classes.folded }}
      returnFocus={!isUsed}
      onOpen={() => setUsed(false)}
    >
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="md"
          aria-label={t(m.editor_more_tools)}
          title={t(m.editor_more_tools)}
        >
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <MenuDropdown>
        {names.map((name) => {
          const [Glyph, label] = TOOL_BUTTONS[name];
          const { key }: Action = ACTIONS[name];
          const item = {
            rightSection: key && <kbd>{keyLabel(key)}</kbd>,
            disabled: off[name] ?? false,
            closeMenuOnClick: true,
            onClick: () => {
              setUsed(true);
              runAction(view, name);
            },
            children: (
              <Group gap="xs" wrap="nowrap">
                <Glyph size={16} aria-hidden />
                {t(label)}
              </Group>
            ),
          };
          const isOn = toggled[name];
          return isOn === undefined ? (
            <Menu.Item key={name} {...item} />
          ) : (
            <Menu.CheckboxItem key={name} {...item} checked={isOn} />
          );
        })}
        {names.length > 0 && <Menu.Divider />}
        <Menu.CheckboxItem checked={isSource} onChange={onSource}>
          {t(m.help_center_source_mode)}
        </Menu.CheckboxItem>
        <Menu.Label>
          <TextAmount text={view.state.doc} />
        </Menu.Label>
      </MenuDropdown>
    </Menu>
  );
}
