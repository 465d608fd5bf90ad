import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { findHeadingAt, type Heading } from '~/lib/headings';
import { includesText } from '~/lib/text/fold-text';
import { HeadingList } from '~/ui/page/heading-list';
import classes from './prompt-editor.module.css';
import type { LineRange } from './prompt-marks';

interface PromptOutlineProps {
  readonly headings: readonly Heading[];
  /** The number of the line that contains the caret. */
  readonly line: number;
  readonly changedLines: readonly LineRange[];
  readonly onPick: (line: number) => void;
}

/**
 * The headings of the prompt as links. Highlights the heading above the caret and marks headings with changes below
 * them.
 */
export function PromptOutline({ headings, line, changedLines, onPick }: PromptOutlineProps) {
  const t = useT();
  const [search, setSearch] = useState('');
  const changed = new Set(
    changedLines.flatMap(([from, to]) => [
      findHeadingAt(headings, from),
      ...headings.filter((one) => from <= one.line && one.line <= to),
    ]),
  );
  return (
    <div className={classes.outline}>
      <TextInput
        aria-label={t(m.assistants_find_heading)}
        placeholder={t(m.assistants_find_heading)}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <HeadingList
        headings={headings.filter(({ text }) => includesText(text, search))}
        current={findHeadingAt(headings, line)}
        onPick={onPick}
        empty={t(headings.length === 0 ? m.editor_outline_empty : m.common_no_matches)}
        besideOf={(heading) =>
          changed.has(heading) && (
            <span className={classes.dot}>
              <span className="visually-hidden">{t(m.assistants_section_changed)}</span>
            </span>
          )
        }
      />
    </div>
  );
}
