import { Menu, UnstyledButton } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { Fragment, Slice } from 'prosemirror-model';
import { NodeSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { MenuDropdown } from '~/ui/overlay/menu-dropdown';
import { nodeTypes } from '../schema/schema';
import { BLOCK_COMMAND_ITEMS, BLOCK_KIND_ITEMS } from './block-command-items';
import { CommandItems } from './command-items';
import type { BlockHandlePosition } from './handle-positions';
import classes from './text-handles.module.css';

interface BlockHandleProps {
  readonly view: EditorView;
  readonly block: BlockHandlePosition;
}

/**
 * The handle of a block. Dragging it moves the block, and clicking it opens the block's menu. Alt-F10 moves the focus
 * to the handle of the current block.
 */
export function BlockHandle({ view, block }: BlockHandleProps) {
  const t = useT();
  // Keeps the handle next to its block while the menu is open. Otherwise the handle would follow the pointer to another
  // block.
  const [opened, setOpened] = useState<BlockHandlePosition | null>(null);
  const { position, left, middle, isHovered } = opened ?? block;
  const label = t(m.editor_block);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && event.currentTarget.ariaExpanded !== 'true') view.focus();
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };
  return (
    <Menu
      position="bottom-start"
      returnFocus={false}
      onOpen={() => setOpened(block)}
      onClose={() => {
        setOpened(null);
        view.focus();
      }}
    >
      <Menu.Target>
        <UnstyledButton
          // A `div`, because Firefox can't drag `button` elements.
          component="div"
          role="button"
          data-block-handle
          data-hovered={isHovered || undefined}
          className={classes.block}
          style={{ left, top: middle }}
          draggable
          tabIndex={-1}
          aria-label={label}
          title={t(m.editor_block_hint)}
          onDragStart={(event) => startDrag(view, position, event)}
          onDragEnd={() => endDrag(view)}
          onKeyDown={onKeyDown}
        >
          <IconGripVertical size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <MenuDropdown>
        <CommandItems items={BLOCK_COMMAND_ITEMS} {...{ view, position }} />
        <Menu.Divider />
        <Menu.Label>{t(m.editor_block_turn_into)}</Menu.Label>
        <CommandItems items={BLOCK_KIND_ITEMS} {...{ view, position }} />
      </MenuDropdown>
    </Menu>
  );
}

/**
 * Starts dragging a block in the same way as ProseMirror drags a selection. A list item is wrapped in a copy of its
 * list, so that it can also be dropped outside of lists.
 */
function startDrag(view: EditorView, position: number, event: DragEvent<HTMLElement>): void {
  const { doc, tr } = view.state;
  const node = doc.nodeAt(position);
  if (!node) return;
  view.dispatch(tr.setSelection(NodeSelection.create(doc, position)));
  const list = node.type === nodeTypes.list_item ? doc.resolve(position).parent : null;
  const slice = list
    ? new Slice(Fragment.from(list.copy(Fragment.from(node))), 1, 1)
    : new Slice(Fragment.from(node), 0, 0);
  view.dragging = { slice, move: true };
  event.dataTransfer.effectAllowed = 'move';
  event.dataTransfer.setData('text/plain', node.textContent);
  const dom = view.nodeDOM(position);
  if (dom instanceof Element) event.dataTransfer.setDragImage(dom, 0, 0);
}

function endDrag(view: EditorView): void {
  view.dragging = null;
}
