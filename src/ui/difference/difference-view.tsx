// A diff viewer: split or unified, with changed words marked, unchanged ranges collapsed, and keyboard navigation
// between changes and matches.
import { Alert, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type KeyboardEvent, useDeferredValue, useState } from 'react';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import type { DifferenceModel } from '~/lib/difference/difference-model';
import { DifferenceRows, type DifferenceTarget } from './difference-rows';
import { DifferenceToolbar } from './difference-toolbar';
import { buildDisplayItems, type DifferenceLayout } from './display-items';
import { findInLines, groupMatchesByLine } from './find-in-lines';
import type { DifferenceLoad } from './use-difference';

interface DifferenceViewProps {
  /** The result of `useUnifiedDifference` or `useTextDifference`. */
  readonly difference: DifferenceLoad;
  /** The accessible name of the diff. */
  readonly label: string;
  /** The indexes of unexpected changes, which are flagged. */
  readonly unforeseen?: ReadonlySet<number>;
}

const NONE: ReadonlySet<number> = new Set();

/** Returns the next index in a circular list. `at` is the current index, or null before the first step. */
const walk = (at: number | null, step: 1 | -1, length: number) =>
  at === null ? (step === 1 ? 0 : length - 1) : (at + step + length) % length;

export function DifferenceView({ difference, ...props }: DifferenceViewProps) {
  const t = useT();
  switch (difference.step) {
    case 'reading':
      return (
        <Text size="sm" role="status">
          {t(m.difference_comparing)}
        </Text>
      );
    case 'failed':
      return (
        <Alert color="red" role="alert">
          {t(m.difference_failed)}
        </Alert>
      );
    case 'read':
      return <ReadDifference model={difference.model} {...props} />;
  }
}

type ReadDifferenceProps = Omit<DifferenceViewProps, 'difference'> & { readonly model: DifferenceModel };

function ReadDifference({ model, label, unforeseen = NONE }: ReadDifferenceProps) {
  const t = useT();
  const isNarrow = useMediaQuery('(max-width: 48em)');
  const [chosen, setChosen] = useState<DifferenceLayout>('split');
  const [open, setOpen] = useState<ReadonlySet<number>>(NONE);
  const [current, setCurrent] = useState<number | null>(null);
  const [query, setQuery] = useState('');
  const [place, setPlace] = useState<number | null>(null);
  const [target, setTarget] = useState<DifferenceTarget | null>(null);
  const layout = isNarrow ? 'unified' : chosen;
  const sought = useDeferredValue(query);
  const found = findInLines(model, sought);
  const byLine = groupMatchesByLine(found);
  const active = place === null ? null : (found[place] ?? null);
  // Expands all collapsed ranges during a search, because they may contain matches.
  const items = buildDisplayItems(model, layout, open, sought !== '');
  const goTo = (index: number) => setTarget((last) => ({ index, turn: (last?.turn ?? 0) + 1 }));

  const step = (by: 1 | -1) => {
    if (model.changeCount === 0) return;
    const next = walk(current, by, model.changeCount);
    setCurrent(next);
    goTo(model.change(next)?.from ?? 0);
  };
  const stepFound = (by: 1 | -1) => {
    if (found.length === 0) return;
    const next = walk(place, by, found.length);
    setPlace(next);
    goTo(found[next]?.index ?? 0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'F7') step(event.shiftKey ? -1 : 1);
    else if (!isTyping && event.key === 'n') step(1);
    else if (!isTyping && event.key === 'p') step(-1);
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys for the controls inside
    <div onKeyDown={onKeyDown}>
      <Stack gap="xs">
        {model.kind === 'raw' && <Alert color="yellow">{t(m.difference_raw)}</Alert>}
        {model.kind === 'same' && <Alert>{t(m.common_no_differences)}</Alert>}
        {model.warnings.includes('cut') && <Alert color="yellow">{t(m.difference_incomplete)}</Alert>}
        {model.warnings.includes('counts') && (
          <Alert color="yellow">{t(m.difference_line_numbers_unsure)}</Alert>
        )}
        {/* A diff of two lines needs no toolbar. */}
        {model.length > 2 && (
          <DifferenceToolbar
            changes={model.changeCount}
            current={current}
            onStep={step}
            layout={isNarrow ? null : layout}
            onLayout={setChosen}
            query={query}
            onQuery={(next) => {
              setQuery(next);
              setPlace(null);
            }}
            found={found.length}
            place={place}
            onStepFound={stepFound}
          />
        )}
        <VisuallyHidden role="status">
          {current !== null && getChangeAnnouncement(t, model, current, unforeseen)}
        </VisuallyHidden>
        <DifferenceRows
          items={items}
          layout={layout}
          label={label}
          target={target}
          current={current}
          context={{
            model,
            found: byLine,
            active,
            unforeseen,
            onOpenFold: (from) => setOpen((folds) => new Set([...folds, from])),
          }}
        />
      </Stack>
    </div>
  );
}

/** Limits of the announcement: the number of characters per line, and the number of lines. */
const ANNOUNCED_CHARACTERS = 200;
const ANNOUNCED_LINES = 6;

/** Returns the message that screen readers announce when the user jumps to a change. */
function getChangeAnnouncement(
  t: Translator,
  model: DifferenceModel,
  change: number,
  unforeseen: ReadonlySet<number>,
): string {
  const { from = 0, to = 0 } = model.change(change) ?? {};
  const sentences = [t(m.difference_change_of, { change: change + 1, changes: model.changeCount })];
  for (let index = from; index < Math.min(to, from + ANNOUNCED_LINES); index++) {
    const kind = model.kindAt(index);
    if (kind !== 'removed' && kind !== 'added') continue;
    const mark = t(kind === 'removed' ? m.difference_removed_line : m.difference_added_line);
    const flag = unforeseen.has(index) ? `${t(m.difference_unexpected)} ` : '';
    sentences.push(`${mark} ${flag}${model.textAt(index).slice(0, ANNOUNCED_CHARACTERS)}`);
  }
  return sentences.join('\n');
}
