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
  IconPlus,
  IconSearch,
  IconSourceCode,
  IconStrikethrough,
  IconTable,
} from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { popupField } from '../popup/popup';
import { ACTIONS, type Action, type ActionName } from './actions';
import classes from './editor.module.css';
import { keyLabel } from './key-label';

interface EditorToolbarProps {
  readonly view: EditorView;
  readonly label: string;
  /** Which, in this order. */
  readonly names?: readonly ActionName[];
  readonly off?: Partial<Record<ActionName, boolean>>;
  /** Escape was pressed. */
  readonly onLeave?: () => void;
}

const BUTTONS = {
  blocks: [IconPlus, m.editor_insert_block],
  undo: [IconArrowBackUp, m.common_undo],
  redo: [IconArrowForwardUp, m.editor_redo],
  heading1: [IconH1, m.editor_heading_1],
  heading2: [IconH2, m.editor_heading_2],
  heading3: [IconH3, m.editor_heading_3],
  bold: [IconBold, m.editor_bold],
  italic: [IconItalic, m.editor_italic],
  strike: [IconStrikethrough, m.editor_strike],
  code: [IconCode, m.editor_code],
  link: [IconLink, m.editor_link],
  image: [IconPhoto, m.editor_image],
  bullet: [IconList, m.editor_bullet_list],
  numbered: [IconListNumbers, m.editor_numbered_list],
  task: [IconListCheck, m.editor_task_list],
  quote: [IconBlockquote, m.editor_quote],
  codeBlock: [IconSourceCode, m.editor_code_block],
  table: [IconTable, m.editor_table],
  rule: [IconMinus, m.editor_rule],
  find: [IconSearch, m.editor_find],
} as const satisfies Record<ActionName, readonly [Icon, typeof m.common_undo]>;

const isName = (name: string): name is ActionName => name in BUTTONS;
const ALL = Object.keys(BUTTONS).filter(isName);

/** How long the pointer rests on the toolbar before its buttons are named, in milliseconds. */
const NAMED_AFTER = 400;

/** Marks, one button each: one stop for the Tab key, the arrow keys go from button to button. */
export function EditorToolbar({ view, label: title, names = ALL, off = {}, onLeave }: EditorToolbarProps) {
  const t = useT();
  const [stop, setStop] = useState(0);
  // One tooltip for all: nineteen of them took as long to draw as the text.
  const [pointed, setPointed] = useState<HTMLElement | null>(null);
  const [rested] = useDebouncedValue(pointed, NAMED_AFTER);

  const run = (name: ActionName) => {
    if (off[name]) return;
    ACTIONS[name].run(view);
    if (name !== 'find' && view.state.field(popupField) === null) view.focus();
  };

  const onPointerOver = ({ pointerType, target }: PointerEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (pointerType === 'mouse') setPointed(button);
  };

  const walk = createScopedKeydownHandler({
    parentSelector: '[role="toolbar"]',
    siblingSelector: 'button',
    orientation: 'horizontal',
    dir: 'ltr',
  });
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'Escape' || !onLeave) return walk(event);
    event.preventDefault();
    onLeave();
  };

  return (
    <Group
      role="toolbar"
      aria-label={title}
      className={classes.tools}
      gap={2}
      p={4}
      onPointerOver={onPointerOver}
      onPointerLeave={() => setPointed(null)}
    >
      {names.map((name, index) => {
        const [Glyph, message] = BUTTONS[name];
        const label = t(message);
        const { key }: Action = ACTIONS[name];
        return (
          <ActionIcon
            key={name}
            className={name === 'blocks' ? classes.onPhone : undefined}
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
            // Pressed, it would take the focus from the text, and a phone's keyboard with it.
            onMouseDown={(event) => event.preventDefault()}
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
