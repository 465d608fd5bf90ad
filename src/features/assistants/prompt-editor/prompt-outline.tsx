import { TextInput, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { headingAt, type PromptHeading } from '../prompt-headings';
import classes from './prompt-editor.module.css';
import type { LineRange } from './prompt-marks';

interface PromptOutlineProps {
  readonly headings: readonly PromptHeading[];
  /** The line that the caret stands on. */
  readonly line: number;
  readonly changedLines: readonly LineRange[];
  readonly onPick: (line: number) => void;
}

/** The headings of the prompt, to go to: it follows the caret, and shows below which of them something was changed. */
export function PromptOutline({ headings, line, changedLines, onPick }: PromptOutlineProps) {
  const t = useT();
  const [search, setSearch] = useState('');
  const here = headingAt(headings, line);
  const list = useRef<HTMLElement>(null);
  const current = here?.line;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another heading is brought into sight
  useEffect(() => {
    const item = list.current?.querySelector('[aria-current]');
    if (item instanceof HTMLElement && list.current) {
      const { offsetTop, offsetHeight } = item;
      const { scrollTop, clientHeight } = list.current;
      if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight)
        list.current.scrollTop = offsetTop - clientHeight / 2;
    }
  }, [current]);
  const changed = new Set(
    changedLines.flatMap(([from, to]) => [
      headingAt(headings, from),
      ...headings.filter((one) => from <= one.line && one.line <= to),
    ]),
  );
  const sought = search.trim().toLocaleLowerCase();
  const top = Math.min(...headings.map(({ level }) => level));
  return (
    <div className={classes.outline}>
      <TextInput
        aria-label={t(m.assistants_find_heading)}
        placeholder={t(m.assistants_find_heading)}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <nav ref={list} className={classes.headings} aria-label={t(m.editor_outline)}>
        {headings.length === 0 && <p className={classes.none}>{t(m.editor_outline_empty)}</p>}
        {headings
          .filter(({ text }) => text.toLocaleLowerCase().includes(sought))
          .map((heading) => (
            <UnstyledButton
              key={heading.line}
              className={classes.heading}
              style={{ paddingInlineStart: `${0.5 + Math.min(heading.level - top, 3)}rem` }}
              aria-current={heading === here || undefined}
              dir="auto"
              onClick={() => onPick(heading.line)}
            >
              <span>{heading.text === '' ? t(m.editor_outline_untitled) : heading.text}</span>
              {changed.has(heading) && (
                <span className={classes.dot} role="img" aria-label={t(m.assistants_changed_here)} />
              )}
            </UnstyledButton>
          ))}
      </nav>
    </div>
  );
}
