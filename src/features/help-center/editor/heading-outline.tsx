import { NavLink, ScrollArea, Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { OutlineHeading } from './outline';

interface HeadingOutlineProps {
  readonly headings: readonly OutlineHeading[];
  /** Someone wants to go to that line. */
  readonly onPick: (line: number) => void;
}

/** The headings of the text, to go to. */
export function HeadingOutline({ headings, onPick }: HeadingOutlineProps) {
  const t = useT();
  if (headings.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t(m.editor_outline_empty)}
      </Text>
    );
  }
  return (
    <ScrollArea.Autosize component="nav" mah="24rem" aria-label={t(m.editor_outline)}>
      {headings.map(({ level, text, line }) => (
        <NavLink
          key={line}
          component="button"
          type="button"
          label={text === '' ? t(m.editor_outline_untitled) : text}
          ps={`${(level - 1) * 0.75 + 0.5}rem`}
          dir="auto"
          onClick={() => onPick(line)}
        />
      ))}
    </ScrollArea.Autosize>
  );
}
