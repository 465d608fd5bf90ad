import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState, useSyncExternalStore } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { distributeRows } from '~/lib/text/distribute-rows';
import { type ParsedSearch, parseSearch, splitByMatches } from '~/lib/text/find';
import type { ResourceKind } from '~/resources/resource-kind';
import { getResource } from '~/resources/resources';
import { useTextMarker } from '~/ui/text/use-text-marker';
import { isShortcutsDialogOpen } from '../frame/single-keys';
import classes from './palette.module.css';
import type { PaletteSearchState, SearchIndex } from './search-index';
import { type PaletteGroup, type PaletteRow, usePaletteGroups } from './use-palette-groups';

interface PaletteContentProps {
  /** Text typed while the palette's code was loading. */
  readonly typed: string;
  readonly index: SearchIndex;
  readonly onChoose: (leadsTo: PaletteRow['leadsTo']) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** The heights of a row, a group heading and the space around the rows in pixels, as in the style sheet. */
const WIDE = { row: 36, heading: 30, around: 88 + 32 + 52 + 40 + 8 };
const NARROW = { row: 44, heading: 30, around: 52 + 8 };
/** The height of the status line below the rows, in pixels. */
const STATUS_LINE = 36;

const onResize = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** Limits the groups to the rows that fit on screen without scrolling. */
function useFittingGroups(groups: readonly PaletteGroup[], hasStatusLine: boolean): readonly PaletteGroup[] {
  const height = useSyncExternalStore(onResize, () => window.innerHeight);
  const isNarrow = useSyncExternalStore(onResize, () => window.innerWidth < 640);
  const { row, heading, around } = isNarrow ? NARROW : WIDE;
  const place = Math.max(height - around - (hasStatusLine ? STATUS_LINE : 0), 3 * (row + heading));
  const rows = distributeRows(
    groups.map((group) => group.rows.length),
    { place, row, heading },
  );
  return groups
    .map((group, at) => ({ ...group, rows: group.rows.slice(0, rows[at]) }))
    .filter((group) => group.rows.length > 0);
}

export function PaletteContent({ typed, index, onChoose, onRetry, onClose }: PaletteContentProps) {
  const t = useT();
  const id = useId();
  const [text, setText] = useState(typed);
  /** The key of the current row. Null for the first row. */
  const [currentKey, setCurrentKey] = useState<string | null>(null);
  const state = useSyncExternalStore(index.subscribe, index.get);
  const hasStatusLine = state.reading !== null || state.failed.length > 0;
  const groups = useFittingGroups(usePaletteGroups(text, state), hasStatusLine);
  const rows = groups.flatMap((group) => group.rows);
  const current = rows.find(({ key }) => key === currentKey) ?? rows[0];
  const getRowId = ({ key }: PaletteRow) => `${id} ${key}`.replaceAll(' ', '-');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1, Enter: 0 }[event.key];
    if (step === undefined || !current) return;
    event.preventDefault();
    if (step === 0) onChoose(current.leadsTo);
    else setCurrentKey(rows.at((rows.indexOf(current) + step) % rows.length)?.key ?? null);
  };
  return (
    <>
      <div className={classes.search}>
        <IconSearch size={18} aria-hidden />
        <input
          data-autofocus
          type="text"
          role="combobox"
          aria-label={t(m.frame_palette)}
          aria-expanded
          aria-controls={`${id}-results`}
          aria-activedescendant={current && getRowId(current)}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={t(m.frame_palette_hint)}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setCurrentKey(null);
          }}
          onKeyDown={onKeyDown}
        />
        <ActionIcon
          className={classes.close}
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t(m.common_close)}
          onClick={onClose}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
        <kbd aria-hidden>Esc</kbd>
      </div>
      <div
        id={`${id}-results`}
        role="listbox"
        aria-label={t(m.frame_palette_results)}
        className={classes.rows}
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, but these are options
          <div key={group.title} role="group" aria-label={group.title}>
            <div className={classes.title} aria-hidden>
              {group.title}
            </div>
            {group.rows.map((row) => (
              <Row
                key={row.key}
                id={getRowId(row)}
                row={row}
                sought={parseSearch(text)}
                isCurrent={row === current}
                onPoint={() => setCurrentKey(row.key)}
                onChoose={() => onChoose(row.leadsTo)}
              />
            ))}
          </div>
        ))}
      </div>
      <Status state={state} onRetry={onRetry} />
      <Hints onClose={onClose} />
    </>
  );
}

/** The palette's keys, and a button that opens the list of all shortcuts. */
function Hints({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  return (
    <div className={classes.hints}>
      <span aria-hidden>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {t(m.frame_palette_move)}
      </span>
      <span aria-hidden>
        <kbd>Enter</kbd>
        {t(m.common_open)}
      </span>
      <UnstyledButton
        className={classes.all}
        onClick={() => {
          onClose();
          isShortcutsDialogOpen.set(true);
        }}
      >
        <kbd aria-hidden>?</kbd>
        {t(m.frame_keys_all)}
      </UnstyledButton>
    </div>
  );
}

interface RowProps {
  readonly id: string;
  readonly row: PaletteRow;
  readonly sought: ParsedSearch;
  readonly isCurrent: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

function Row({ id, row, sought, isCurrent, onPoint, onChoose }: RowProps) {
  const { label, icon: Icon, note } = row;
  const mark = useTextMarker();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the focus and the keys stay in the text field
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      className={classes.row}
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={isCurrent ? undefined : onPoint}
      onClick={onChoose}
    >
      <Icon size={16} aria-hidden />
      <span className={classes.label} dir="auto">
        {splitByMatches(label, sought).map(({ text, isSought }, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a label are identified only by their position
          isSought ? <mark key={at}>{mark(text)}</mark> : mark(text),
        )}
      </span>
      {note && (
        <span className={classes.note} dir="auto">
          {note}
        </span>
      )}
    </div>
  );
}

interface StatusProps {
  readonly state: PaletteSearchState;
  readonly onRetry: () => void;
}

/** The status line: the list that is being loaded, or the lists that couldn't be loaded. */
function Status({ state: { reading, failed }, onRetry }: StatusProps) {
  const t = useT();
  const getTitle = (kind: ResourceKind) => {
    const resource = getResource(kind);
    return resource ? t(resource.title).toLocaleLowerCase(t.language) : kind;
  };
  return (
    <div role="status" className={classes.status}>
      {reading && t(m.frame_palette_loading, { what: getTitle(reading) })}
      {!reading && failed.length > 0 && (
        <>
          {t(m.frame_palette_failed, { what: failed.map(getTitle) })}
          <UnstyledButton className={classes.retry} onClick={onRetry}>
            {t(m.common_retry)}
          </UnstyledButton>
        </>
      )}
    </div>
  );
}
