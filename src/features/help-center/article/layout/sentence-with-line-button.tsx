import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from '../conflict/review.module.css';

interface SentenceWithLineButtonProps {
  readonly line: number | null;
  readonly onGoToLine: ((line: number) => void) | undefined;
  readonly children: ReactNode;
}

/** A sentence with a button that scrolls the text to the line that the sentence is about. */
export function SentenceWithLineButton({ line, onGoToLine, children }: SentenceWithLineButtonProps) {
  const t = useT();
  return (
    <>
      <span className="raw-text">{children}</span>{' '}
      {line !== null && onGoToLine && (
        <Button
          variant="subtle"
          size="compact-xs"
          className={classes.line}
          aria-label={t(m.help_center_show_in_text_line, { line })}
          onClick={() => onGoToLine(line)}
        >
          {t(m.help_center_show_in_text)}
        </Button>
      )}
    </>
  );
}
