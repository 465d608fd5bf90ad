import { ActionIcon } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { EditorView } from 'prosemirror-view';
import { createPortal } from 'react-dom';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { BlockHandle } from './block-handle';
import { useHandlePositions } from './handle-positions';
import { openBlocksMenu } from './popup-state';
import { keepFocusInText } from './roving-focus';
import { runEditorCommand } from './run-editor-action';
import { TableHandles } from './table-handles';
import classes from './text-handles.module.css';

interface TextHandlesProps {
  readonly view: EditorView;
}

/** The handles beside the text, which scroll with it. */
export function TextHandles({ view }: TextHandlesProps) {
  const t = useT();
  const { table, line, block } = useHandlePositions(view);
  const host = view.dom.parentElement;
  if (!host) return null;
  // The handle of a block is hidden beside a table, because a row's handle has the same position.
  const isBesideTable =
    block && table && block.middle >= table.top && block.middle <= table.top + table.height;
  const isBesideLine = line && (!block || Math.abs(block.middle - line.middle) < 1);
  return createPortal(
    <div className={classes.layer}>
      {table && <TableHandles view={view} table={table} />}
      {line && (
        <ActionIcon
          className={classes.insert}
          style={{ left: line.left, top: line.middle }}
          variant="subtle"
          color="gray"
          size={24}
          // The button isn't a tab stop, because keyboard users type "/" instead.
          tabIndex={-1}
          aria-label={t(m.editor_insert_block)}
          title={`${t(m.editor_insert_block)} (/)`}
          onMouseDown={keepFocusInText}
          onClick={() => runEditorCommand(view, openBlocksMenu)}
        >
          <IconPlus size={16} aria-hidden />
        </ActionIcon>
      )}
      {block && !isBesideLine && !isBesideTable && <BlockHandle view={view} block={block} />}
    </div>,
    host,
  );
}
