import { ActionIcon, Group, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { EditorView } from 'prosemirror-view';
import { Fragment, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { MenuDropdown } from '~/ui/overlay/menu-dropdown';
import { EDITOR_ACTIONS, type EditorActionName } from '../commands/editor-actions';
import classes from '../editor.module.css';
import { BLOCK_COMMAND_ITEMS } from './block-command-items';
import { CommandItems } from './command-items';
import { formatShortcutKey } from './key-label';
import { type ActionFlags, runEditorAction } from './run-editor-action';
import { hasDividerBetween, TOOL_BUTTONS } from './tool-buttons';
import { WordCount } from './word-count';

interface CollapsedToolsProps {
  readonly view: EditorView;
  readonly names: readonly EditorActionName[];
  readonly disabled: ActionFlags;
  readonly active: ActionFlags;
  readonly text: string | null;
  readonly isSource: boolean;
  readonly onSource: (isSource: boolean) => void;
}

const isHistory = (name: EditorActionName): boolean => name === 'undo' || name === 'redo';

/** The menu of the tools that don't fit into the toolbar. */
export function CollapsedTools({
  view,
  names,
  disabled,
  active,
  text,
  isSource,
  onSource,
}: CollapsedToolsProps) {
  const t = useT();
  // True once a tool was used. The focus then stays in the text. Otherwise, closing the menu returns the focus to the
  // button.
  const [isUsed, setUsed] = useState(false);
  // Lists undo and redo last, because they are usually disabled when the menu opens first.
  const listed = names.toSorted((a, b) => Number(isHistory(a)) - Number(isHistory(b)));
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
        {listed.map((name, index) => {
          const [Glyph, label] = TOOL_BUTTONS[name];
          const { key } = EDITOR_ACTIONS[name];
          const item = {
            rightSection: key && <kbd>{formatShortcutKey(key)}</kbd>,
            disabled: disabled[name] ?? false,
            closeMenuOnClick: true,
            onClick: () => {
              setUsed(true);
              runEditorAction(view, name);
            },
            children: (
              <Group gap="xs" wrap="nowrap">
                <Glyph size={16} aria-hidden />
                {t(label)}
              </Group>
            ),
          };
          const isActive = active[name];
          return (
            <Fragment key={name}>
              {hasDividerBetween(listed[index - 1], name) && <Menu.Divider />}
              {isActive === undefined ? (
                <Menu.Item {...item} />
              ) : (
                <Menu.CheckboxItem {...item} checked={isActive} />
              )}
            </Fragment>
          );
        })}
        <Menu.Divider />
        <CommandItems view={view} items={BLOCK_COMMAND_ITEMS} onRun={() => setUsed(true)} />
        <Menu.Divider />
        <Menu.CheckboxItem checked={isSource} onChange={onSource}>
          {t(m.help_center_source_mode)}
        </Menu.CheckboxItem>
        <Menu.Label>
          <WordCount text={text} />
        </Menu.Label>
      </MenuDropdown>
    </Menu>
  );
}
