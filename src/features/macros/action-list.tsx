import { Box, Text, VisuallyHidden } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { getActionTitle } from '~/domain/action-title';
import type { Lint } from '~/domain/lints';
import type { ActionTargets } from '~/domain/use-action-targets';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { SHOWN_CONTROLS, ShowMore } from '~/ui/page/shown-part';
import { ActionItem } from './action-item';
import classes from './action-list.module.css';
import type { ActionRow, FormChange, FormProblems } from './macro-form';

interface ActionListProps {
  readonly rows: readonly ActionRow[];
  readonly lints: readonly Lint[];
  readonly problems: FormProblems['rows'];
  /** Whether what can't be sent is said already. */
  readonly showProblems: boolean;
  /** The name that the platform refused, and its sentence. */
  readonly refused: { readonly names: readonly string[]; readonly message: string } | null;
  readonly targets: ActionTargets;
  readonly onChange: (change: FormChange) => void;
}

/** The actions in their order. A row is moved by its menu, by the arrow keys on its handle, or dragged by it. */
export function ActionList(props: ActionListProps) {
  const { rows, lints, problems, showProblems, refused, targets, onChange } = props;
  const t = useT();
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const [most, setMost] = useState(SHOWN_CONTROLS);
  // What a person adds, and what keeps the macro from being saved, is shown wherever it is.
  const shown = rows.filter(
    ({ key, isNew }, index) => index < most || isNew || (showProblems && problems.has(key)),
  );

  const move = (key: number, to: number): void => {
    const row = rows.find((one) => one.key === key);
    if (!row || to < 0 || to >= rows.length || rows[to]?.key === key) return;
    // A row that moves in the page loses the focus that was in it.
    const focused = document.activeElement;
    flushSync(() => {
      setMost(Math.max(most, to + 1));
      onChange({ type: 'move', key, to });
    });
    if (focused instanceof HTMLElement) focused.focus();
    setSaid(t(m.macros_moved, { title: getActionTitle(t, row.value), place: to + 1, count: rows.length }));
  };

  /** Focus goes to the row that takes the place, so that it isn't lost with the one that was removed. */
  const remove = (key: number): void => {
    const at = shown.findIndex((one) => one.key === key);
    flushSync(() => onChange({ type: 'remove', key }));
    const items = list.current?.children;
    const next = items?.[Math.min(at, items.length - 1)]?.querySelector('button');
    (next ?? list.current)?.focus();
  };

  /** The dragged row goes behind every other whose middle is above the pointer. */
  const drag = useEffectEvent((event: PointerEvent): void => {
    if (dragged === null || !list.current) return;
    const items = [...list.current.children];
    const above = shown.findLast((row, index) => {
      const { top = 0, height = 0 } = items[index]?.getBoundingClientRect() ?? {};
      return row.key !== dragged && top + height / 2 < event.clientY;
    });
    move(dragged, above ? rows.filter(({ key }) => key !== dragged).indexOf(above) + 1 : 0);
  });
  // The window hears the pointer also while the row under it changes its place in the page.
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
              lints={lints.filter((lint) => lint.index === index)}
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
          <ShowMore
            shown={shown.length}
            count={rows.length}
            step={SHOWN_CONTROLS}
            onMore={() => setMost(most + SHOWN_CONTROLS)}
          />
        </Box>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
