// Shows only the beginning of long lists and long text, with a button that shows more. The platform doesn't limit the
// number of items, and rendering all of them at once would block the page.
import { Button, Group, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { saveFile } from '../save-file';

/** The number of items shown at first, if each consists of a few elements. */
const SHOWN_ITEMS = 200;
/** The number of items shown at first, if each contains a form control. */
export const INITIAL_CONTROL_COUNT = 50;
const SHOWN_CHARACTERS = 5_000;

interface ShowMoreButtonProps {
  readonly shown: number;
  readonly count: number;
  readonly step: number;
  /** The complete data, offered as a download. */
  readonly whole?: unknown;
  readonly onMore: () => void;
}

export function ShowMoreButton({ shown, count, step, whole, onMore }: ShowMoreButtonProps) {
  const t = useT();
  return (
    <Group gap="xs" my="xs">
      <Text size="sm" c="dimmed">
        {t(m.common_shown_of_total, { shown, count })}
      </Text>
      <Button variant="default" size="compact-sm" onClick={onMore}>
        {t(m.common_show_more, { count: Math.min(step, count - shown) })}
      </Button>
      {whole !== undefined && (
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => saveFile('all.json', JSON.stringify(whole, null, 2))}
        >
          {t(m.common_download_json)}
        </Button>
      )}
    </Group>
  );
}

interface TruncatedListProps<Item> {
  readonly items: readonly Item[];
  /** The number of items that each press of the button adds. */
  readonly step?: number;
  /** The number of items shown at first. Defaults to `step`. */
  readonly first?: number;
  /** Selects items that are always shown, for example because the user changed them. */
  readonly isKept?: (item: Item) => boolean;
  readonly whole?: unknown;
  readonly children: (shown: readonly Item[]) => ReactNode;
}

/** Renders the first items of a list, and a notice that offers more. */
export function TruncatedList<Item>(props: TruncatedListProps<Item>) {
  const { items, step = SHOWN_ITEMS, first = step, isKept, whole, children } = props;
  const [most, setMost] = useState(first);
  const rest = items.slice(most);
  const kept = isKept ? rest.filter(isKept) : [];
  const shown = rest.length === kept.length ? items : [...items.slice(0, most), ...kept];
  return (
    <>
      {children(shown)}
      {shown.length < items.length && (
        <ShowMoreButton
          shown={shown.length}
          count={items.length}
          step={step}
          whole={whole}
          onMore={() => setMost(most + step)}
        />
      )}
    </>
  );
}

interface LongTextProps {
  readonly text: string;
  readonly children: (shown: string) => ReactNode;
}

/** Renders the beginning of a text, and a notice that offers to show more. */
export function LongText({ text, children }: LongTextProps) {
  const [most, setMost] = useState(SHOWN_CHARACTERS);
  // Removes half of a surrogate pair at the cut, which would be rendered as a replacement character.
  const shown = text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
  return (
    <>
      {children(text.length <= most ? text : shown)}
      {text.length > most && (
        <ShowMoreButton
          shown={shown.length}
          count={text.length}
          step={SHOWN_CHARACTERS * 4}
          whole={text}
          onMore={() => setMost(most + SHOWN_CHARACTERS * 4)}
        />
      )}
    </>
  );
}
