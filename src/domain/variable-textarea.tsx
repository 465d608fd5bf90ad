// A text area that shows variables such as `{{ contact.name }}` as chips. It is a native text area, so that cursor,
// undo and spell check work as usual. An overlay contains a copy of the text with the chips. Each chip is as wide as
// its variable, so that it covers the variable exactly.
import { Textarea, type TextareaProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type KeyboardEvent, type Ref, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { splitByVariables } from '~/lib/text/split-by-variables';
import { isVariable } from '~/lib/text/text-variables';
import { getVariableName } from '~/ui/identity/variable-names';
import classes from './variable-textarea.module.css';

interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The variable that is shown as a chip, or undefined if the piece is shown as plain text. */
  readonly variable: string | undefined;
  readonly filter: string | undefined;
}

/** Splits text into plain text and variables. Variables that are unknown or could wrap are treated as plain text. */
function splitIntoPieces(text: string): readonly Piece[] {
  let end = 0;
  return splitByVariables(text).map((piece) => {
    const start = end;
    end += piece.text.length;
    const isChip = piece.variable !== undefined && isVariable(piece.variable) && !/\s/.test(piece.text);
    return {
      text: piece.text,
      start,
      end,
      variable: isChip ? piece.variable : undefined,
      filter: piece.filter,
    };
  });
}

interface VariableTextareaProps extends TextareaProps {
  /** The current value of the text area. Must be updated when a form library sets the value, too. */
  readonly text: string;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

export function VariableTextarea({ text, ref, ...props }: VariableTextareaProps) {
  const t = useT();
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = useRef<HTMLDivElement>(null);
  const [selection, setSelection] = useState<readonly [start: number, end: number] | null>(null);
  const pieces = splitIntoPieces(text);
  const hasChips = pieces.some(({ variable }) => variable !== undefined);
  const scrollCopy = () => {
    if (copy.current && field.current) copy.current.scrollTop = field.current.scrollTop;
  };
  useLayoutEffect(scrollCopy);

  const noteSelection = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) =>
    setSelection([currentTarget.selectionStart, currentTarget.selectionEnd]);

  /**
   * Selects a whole chip before Backspace or Delete. The browser then removes the selection, so that the user can undo
   * the deletion.
   */
  const selectChip = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, currentTarget, altKey, ctrlKey, metaKey } = event;
    const { selectionStart, selectionEnd } = currentTarget;
    if (altKey || ctrlKey || metaKey || selectionStart !== selectionEnd) return;
    const edge = { Backspace: 'end', Delete: 'start' } as const;
    if (key !== 'Backspace' && key !== 'Delete') return;
    const chip = pieces.find((piece) => piece.variable !== undefined && piece[edge[key]] === selectionStart);
    if (chip) currentTarget.setSelectionRange(chip.start, chip.end);
  };

  /**
   * Reports whether a variable is shown as a chip. It is shown as text while the cursor or a part of the selection is
   * inside it.
   */
  const isCovered = ({ start, end, variable }: Piece) =>
    variable !== undefined && !(selection && selection[0] < end && selection[1] > start);

  return (
    <Textarea
      dir="auto"
      {...props}
      ref={useMergedRef(field, ref)}
      classNames={{ input: classes.text }}
      onSelect={noteSelection}
      onBlur={(event) => {
        setSelection(null);
        props.onBlur?.(event);
      }}
      onKeyDown={selectChip}
      onScroll={scrollCopy}
      inputContainer={(input) => (
        <div className={classes.container}>
          {input}
          {hasChips && (
            <div ref={copy} className={`${classes.text} ${classes.copy}`} dir="auto" aria-hidden>
              {pieces.map((piece) =>
                piece.variable !== undefined && isCovered(piece) ? (
                  <span key={piece.start} className={classes.chip}>
                    {piece.text}
                    <i
                      data-name={[getVariableName(t, piece.variable), piece.filter]
                        .filter(Boolean)
                        .join(' | ')}
                      data-owner={piece.variable.startsWith('contact.') ? t(m.common_contact) : undefined}
                    />
                  </span>
                ) : (
                  piece.text
                ),
              )}
              {/* Adds a zero-width space, so that an empty last line also has a height. */}
              {'\u200B'}
            </div>
          )}
        </div>
      )}
    />
  );
}
