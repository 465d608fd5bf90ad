import type { EditorView } from '@codemirror/view';
import { ActionIcon, createScopedKeydownHandler, Group, Tooltip } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useT } from '~/i18n/use-t';
import { ACTIONS, type Action, type ActionName, runAction } from './actions';
import classes from './editor.module.css';
import { keyLabel } from './key-label';
import { TOOL_BUTTONS } from './tool-buttons';

interface EditorToolbarProps {
  readonly view: EditorView;
  readonly label: string;
  /** Which, in this order. */
  readonly names: readonly ActionName[];
  readonly off: Partial<Record<ActionName, boolean>>;
  readonly toggled: Partial<Record<ActionName, boolean>>;
  /** Escape was pressed. */
  readonly onLeave?: () => void;
}

/** How long the pointer rests on the toolbar before its buttons are named, in milliseconds. */
const NAMED_AFTER = 400;

/** Marks, one button each: one stop for the Tab key, the arrow keys go from button to button. */
export function EditorToolbar({ view, label: title, names, off, toggled, onLeave }: EditorToolbarProps) {
  const t = useT();
  const [stop, setStop] = useState(0);
  // One tooltip for all: nineteen of them took as long to draw as the text.
  const [pointed, setPointed] = useState<HTMLElement | null>(null);
  const [rested] = useDebouncedValue(pointed, NAMED_AFTER);

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
      className={classes.toolbar}
      wrap="nowrap"
      gap={2}
      p={4}
      onPointerOver={onPointerOver}
      onPointerLeave={() => setPointed(null)}
    >
      {names.map((name, index) => {
        const [Glyph, message] = TOOL_BUTTONS[name];
        const label = t(message);
        const { key }: Action = ACTIONS[name];
        return (
          <ActionIcon
            key={name}
            variant={toggled[name] ? 'light' : 'subtle'}
            {...(toggled[name] ? {} : { color: 'gray' })}
            size="md"
            aria-label={label}
            aria-pressed={toggled[name]}
            data-tip={key ? `${label} (${keyLabel(key)})` : label}
            aria-disabled={off[name] ?? false}
            {...(off[name] ? { 'data-disabled': true } : {})}
            tabIndex={index === Math.min(stop, names.length - 1) ? 0 : -1}
            onFocus={() => setStop(index)}
            onKeyDown={onKeyDown}
            // Pressed, it would take the focus from the text, and a phone's keyboard with it.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => !off[name] && runAction(view, name)}
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
