import type { EditorView } from '@codemirror/view';
import { ActionIcon, createScopedKeydownHandler, Group, Tooltip } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  type Icon,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconCode,
  IconH1,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListCheck,
  IconListNumbers,
  IconMinus,
  IconPhoto,
  IconSearch,
  IconSourceCode,
  IconStrikethrough,
  IconTable,
} from '@tabler/icons-react';
import { type PointerEvent, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ACTIONS, type Action, type ActionName } from './actions';
import { keyLabel } from './key-label';

interface EditorToolbarProps {
  readonly view: EditorView;
  readonly undoable: boolean;
  readonly redoable: boolean;
}

const BUTTONS: readonly (readonly [ActionName, Icon, typeof m.common_undo])[] = [
  ['undo', IconArrowBackUp, m.common_undo],
  ['redo', IconArrowForwardUp, m.editor_redo],
  ['heading1', IconH1, m.editor_heading_1],
  ['heading2', IconH2, m.editor_heading_2],
  ['heading3', IconH3, m.editor_heading_3],
  ['bold', IconBold, m.editor_bold],
  ['italic', IconItalic, m.editor_italic],
  ['strike', IconStrikethrough, m.editor_strike],
  ['code', IconCode, m.editor_code],
  ['link', IconLink, m.editor_link],
  ['image', IconPhoto, m.editor_image],
  ['bullet', IconList, m.editor_bullet_list],
  ['numbered', IconListNumbers, m.editor_numbered_list],
  ['task', IconListCheck, m.editor_task_list],
  ['quote', IconBlockquote, m.editor_quote],
  ['codeBlock', IconSourceCode, m.editor_code_block],
  ['table', IconTable, m.editor_table],
  ['rule', IconMinus, m.editor_rule],
  ['find', IconSearch, m.editor_find],
];

/** How long the pointer rests on the toolbar before its buttons are named, in milliseconds. */
const NAMED_AFTER = 400;

/** The usual marks, one button each: one stop for the Tab key, the arrow keys go from button to button. */
export function EditorToolbar({ view, undoable, redoable }: EditorToolbarProps) {
  const t = useT();
  const [stop, setStop] = useState(0);
  // One tooltip for all: nineteen of them took as long to draw as the text.
  const [pointed, setPointed] = useState<HTMLElement | null>(null);
  const [rested] = useDebouncedValue(pointed, NAMED_AFTER);
  const off: Partial<Record<ActionName, boolean>> = { undo: !undoable, redo: !redoable };

  const run = (name: ActionName) => {
    if (off[name]) return;
    ACTIONS[name].run(view);
    if (name !== 'find') view.focus();
  };

  const onPointerOver = ({ pointerType, target }: PointerEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (pointerType === 'mouse') setPointed(button);
  };

  const onKeyDown = createScopedKeydownHandler({
    parentSelector: '[role="toolbar"]',
    siblingSelector: 'button',
    orientation: 'horizontal',
    dir: 'ltr',
  });

  return (
    <Group
      role="toolbar"
      aria-label={t(m.editor_toolbar)}
      gap={2}
      p={4}
      onPointerOver={onPointerOver}
      onPointerLeave={() => setPointed(null)}
    >
      {BUTTONS.map(([name, Glyph, message], index) => {
        const label = t(message);
        const { key }: Action = ACTIONS[name];
        return (
          <ActionIcon
            key={name}
            variant="subtle"
            color="gray"
            size="md"
            aria-label={label}
            data-tip={key ? `${label} (${keyLabel(key)})` : label}
            aria-disabled={off[name] ?? false}
            {...(off[name] ? { 'data-disabled': true } : {})}
            tabIndex={index === stop ? 0 : -1}
            onFocus={() => setStop(index)}
            onKeyDown={onKeyDown}
            onClick={() => run(name)}
          >
            <Glyph size={16} aria-hidden />
          </ActionIcon>
        );
      })}
      {rested && pointed && (
        <Tooltip key={pointed.ariaLabel} target={pointed} label={pointed.dataset.tip} defaultOpened />
      )}
    </Group>
  );
}
