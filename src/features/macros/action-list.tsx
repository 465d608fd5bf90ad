import { Box, Text, VisuallyHidden } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { getActionTitle } from '~/domain/action-title';
import type { Lint } from '~/domain/lints';
import type { ActionTargets } from '~/domain/use-action-targets';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { INITIAL_CONTROL_COUNT, ShowMoreButton } from '~/ui/page/truncated-list';
import { ActionItem } from './action-item';
import classes from './action-list.module.css';
import type { MacroActionRow, MacroFormChange, MacroFormProblems } from './macro-form';

interface ActionListProps {
  readonly rows: readonly MacroActionRow[];
  readonly lints: readonly Lint[];
  readonly problems: MacroFormProblems['rows'];
  /** True to show missing or invalid values as errors. */
  readonly showProblems: boolean;
  /** The names of actions that the platform rejected, and the platform's message. */
  readonly refused: { readonly names: readonly string[]; readonly message: string } | null;
  readonly targets: ActionTargets;
  readonly onChange: (change: MacroFormChange) => void;
}

/**
 * Lists the actions of a macro in order. A row can be moved with its menu, with the arrow keys on its drag handle, or
 * by dragging.
 */
export function ActionList(props: ActionListProps) {
  const { rows, lints, problems, showProblems, refused, targets, onChange } = props;
  const t = useT();
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const [most, setMost] = useState(INITIAL_CONTROL_COUNT);
  // New actions and those with errors are shown even if the list is shortened.
  const shown = rows.filter(
    ({ key, isNew }, index) => index < most || isNew || (showProblems && problems.has(key)),
  );

  const move = (key: number, to: number): void => {
    const row = rows.find((one) => one.key === key);
    if (!row || to < 0 || to >= rows.length || rows[to]?.key === key) return;
    // Restores the focus, because moving the element in the DOM loses it.
    const focused = document.activeElement;
    flushSync(() => {
      setMost(Math.max(most, to + 1));
      onChange({ type: 'move', key, to });
    });
    if (focused instanceof HTMLElement) focused.focus();
    setSaid(t(m.macros_moved, { title: getActionTitle(t, row.value), place: to + 1, count: rows.length }));
  };

  /** Moves the focus to the row that follows the removed one. */
  const remove = (key: number): void => {
    const at = shown.findIndex((one) => one.key === key);
    flushSync(() => onChange({ type: 'remove', key }));
    const items = list.current?.children;
    const next = items?.[Math.min(at, items.length - 1)]?.querySelector('button');
    (next ?? list.current)?.focus();
  };

  /** Moves the dragged row below the last row whose middle is above the pointer. */
  const drag = useEffectEvent((event: PointerEvent): void => {
    if (dragged === null || !list.current) return;
    const items = [...list.current.children];
    const above = shown.findLast((row, index) => {
      const { top = 0, height = 0 } = items[index]?.getBoundingClientRect() ?? {};
      return row.key !== dragged && top + height / 2 < event.clientY;
    });
    move(dragged, above ? rows.filter(({ key }) => key !== dragged).indexOf(above) + 1 : 0);
  });
  // Listens on the window, because the dragged row changes its position in the DOM.
  const isDragging = dragged !== null;
  useEffect(() => {
    if (!isDragging) return;
    const end = () => setDragged(null);
    const stop = new AbortController();
    window.addEventListener('pointermove', drag, { signal: stop.signal });
    window.addEventListener('pointerup', end, { signal: stop.signal });
    window.addEventListener('pointercancel', end, { signal: stop.signal });
    return () => stop.abort();
  }, [isDragging]);

  return (
    <div>
      {rows.length === 0 && (
        <Text size="sm" c="dimmed" className={classes.none}>
          {t(m.macros_no_actions)}
        </Text>
      )}
      <ol ref={list} className={classes.list} aria-label={t(m.common_actions)} tabIndex={-1}>
        {shown.map((row) => {
          const index = rows.indexOf(row);
          return (
            <ActionItem
              key={row.key}
              row={row}
              place={index + 1}
              count={rows.length}
              // Omits "removes the team" for an action whose team hasn't been chosen yet.
              lints={lints.filter(
                ({ index: place, code }) =>
                  place === index && (code !== 'team-taken-away' || problems.get(row.key) !== 'choose'),
              )}
              problem={problems.get(row.key) ?? null}
              showProblem={showProblems}
              refused={refused}
              targets={targets}
              isDragged={dragged === row.key}
              onChange={onChange}
              onMove={(to) => move(row.key, to)}
              onRemove={() => remove(row.key)}
              onDragStart={() => setDragged(row.key)}
            />
          );
        })}
      </ol>
      {shown.length < rows.length && (
        <Box px="md">
          <ShowMoreButton
            shown={shown.length}
            count={rows.length}
            step={INITIAL_CONTROL_COUNT}
            onMore={() => setMost(most + INITIAL_CONTROL_COUNT)}
          />
        </Box>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
