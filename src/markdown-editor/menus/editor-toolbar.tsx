import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { EditorView } from 'prosemirror-view';
import { type PointerEvent, useState } from 'react';
import { useT } from '~/i18n/use-t';
import { EDITOR_ACTIONS, type EditorActionName } from '../commands/editor-actions';
import classes from '../editor.module.css';
import { formatShortcutKey } from './key-label';
import { useRovingFocus } from './roving-focus';
import { type ActionFlags, runEditorAction } from './run-editor-action';
import { hasDividerBetween, TOOL_BUTTONS } from './tool-buttons';

interface EditorToolbarProps {
  readonly view: EditorView;
  readonly label: string;
  /** The actions, in this order. */
  readonly names: readonly EditorActionName[];
  readonly disabled: ActionFlags;
  readonly active: ActionFlags;
  /** True if there is space for dividers between groups of tools. */
  readonly hasDividers?: boolean;
  /** Called when Escape is pressed. */
  readonly onLeave?: () => void;
}

const TOOLTIP_DELAY_MS = 400;

export function EditorToolbar(props: EditorToolbarProps) {
  const { view, label: title, names, disabled, active, hasDividers = false, onLeave } = props;
  const t = useT();
  const getFocusProps = useRovingFocus(onLeave);
  // All buttons share one tooltip, because with a tooltip for each button, the toolbar would be as slow to render as
  // the text.
  const [hovered, setHovered] = useState<HTMLElement | null>(null);
  const [rested] = useDebouncedValue(hovered, TOOLTIP_DELAY_MS);

  const onPointerOver = ({ pointerType, target }: PointerEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (pointerType === 'mouse') setHovered(button);
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
      onPointerLeave={() => setHovered(null)}
    >
      {names.map((name, index) => {
        const [Glyph, message] = TOOL_BUTTONS[name];
        const label = t(message);
        const { key } = EDITOR_ACTIONS[name];
        const isDisabled = disabled[name] ?? false;
        return (
          <ActionIcon
            key={name}
            variant={active[name] ? 'light' : 'subtle'}
            {...(active[name] ? {} : { color: 'gray' })}
            size="md"
            aria-label={label}
            aria-pressed={active[name]}
            data-starts-group={(hasDividers && hasDividerBetween(names[index - 1], name)) || undefined}
            data-tip={key ? `${label} (${formatShortcutKey(key)})` : label}
            aria-disabled={isDisabled}
            {...(isDisabled ? { 'data-disabled': true } : {})}
            {...getFocusProps(index, names.length)}
            onClick={() => !isDisabled && runEditorAction(view, name)}
          >
            <Glyph size={16} aria-hidden />
          </ActionIcon>
        );
      })}
      {rested && hovered && (
        <Tooltip key={hovered.ariaLabel} target={hovered} label={hovered.dataset.tip} defaultOpened />
      )}
    </Group>
  );
}
