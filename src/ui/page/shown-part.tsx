// Long lists and texts of a record, of which a part is drawn until somebody asks for more. The platform sends any number of parts,
// and drawing all of them at once would block the page.
import { Button, Group, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { saveFile } from '../save-file';

/** Items of a few elements each. */
const SHOWN_ITEMS = 200;
/** Items with a control each. */
export const SHOWN_CONTROLS = 50;
const SHOWN_CHARACTERS = 5_000;

interface ShowMoreProps {
  readonly shown: number;
  readonly count: number;
  readonly step: number;
  /** All of it, as a file to keep. */
  readonly whole?: unknown;
  readonly onMore: () => void;
}

export function ShowMore({ shown, count, step, whole, onMore }: ShowMoreProps) {
  const t = useT();
  return (
    <Group gap="xs" my="xs">
      <Text size="sm" c="dimmed">
        {t(m.common_shown_part, { shown, count })}
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

interface ShownPartProps<Item> {
  readonly items: readonly Item[];
  /** How many more are shown with each press. */
  readonly step?: number;
  /** How many are shown at first; `step` unless given. */
  readonly first?: number;
  /** Items that are shown wherever they are, for instance because a person changed them. */
  readonly isKept?: (item: Item) => boolean;
  readonly whole?: unknown;
  readonly children: (shown: readonly Item[]) => ReactNode;
}

/** Draws the first items of a list, and below them a notice that offers more. */
export function ShownPart<Item>(props: ShownPartProps<Item>) {
  const { items, step = SHOWN_ITEMS, first = step, isKept, whole, children } = props;
  const [most, setMost] = useState(first);
  const rest = items.slice(most);
  const kept = isKept ? rest.filter(isKept) : [];
  const shown = rest.length === kept.length ? items : [...items.slice(0, most), ...kept];
  return (
    <>
      {children(shown)}
      {shown.length < items.length && (
        <ShowMore
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

/** Draws the first characters of a text, and below them a notice that offers more. */
export function LongText({ text, children }: LongTextProps) {
  const [most, setMost] = useState(SHOWN_CHARACTERS);
  // The second half of a surrogate pair alone would be drawn as a replacement character.
  const shown = text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
  return (
    <>
      {children(text.length <= most ? text : shown)}
      {text.length > most && (
        <ShowMore
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
