import { VisuallyHidden } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { DifferenceRow, LinePart } from './line-difference';
import classes from './text-difference.module.css';

const SIGNS = { same: ' ', removed: '−', added: '+' } as const;

/** One line of a difference: told by its sign, its words for screen readers and the marks in it, not by colour alone. */
export function DifferenceLine({ row }: { readonly row: DifferenceRow }) {
  const t = useT();
  const parts: readonly LinePart[] = row.kind === 'same' ? [{ text: row.text, marked: false }] : row.parts;
  const Mark = row.kind === 'removed' ? 'del' : 'ins';
  return (
    <tr className={classes[row.kind]}>
      <td className={classes.number}>{row.kind === 'added' ? '' : row.before}</td>
      <td className={classes.number}>{row.kind === 'removed' ? '' : row.after}</td>
      <td className={classes.sign}>
        <span aria-hidden>{SIGNS[row.kind]}</span>
        {row.kind !== 'same' && (
          <VisuallyHidden>
            {row.kind === 'removed' ? t(m.editor_line_removed) : t(m.editor_line_added)}
          </VisuallyHidden>
        )}
      </td>
      <td className={classes.text} dir="auto">
        {inOrder(parts).map(({ key, part }) =>
          part.marked ? (
            <Mark key={key}>{visible(part.text)}</Mark>
          ) : (
            <span key={key}>{visible(part.text)}</span>
          ),
        )}
      </td>
    </tr>
  );
}

/** The parts of a line have no identity but their place, and never move. */
const inOrder = (parts: readonly LinePart[]) => parts.map((part, index) => ({ key: index, part }));

/** Line endings other than the usual one, and characters that turn or hide text, are made visible. */
function visible(text: string): string {
  return text
    .replace(/\r?\n$/, (ending) => (ending.length === 2 ? '␍' : ''))
    .replace(/\r/g, '␍')
    .replace(
      /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g,
      (hidden) => `⟨U+${hidden.charCodeAt(0).toString(16).toUpperCase()}⟩`,
    );
}
