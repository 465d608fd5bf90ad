// The text of a line with highlighted changes and search matches, and visible hidden characters.

import type { CSSProperties } from 'react';
import type { MarkedRange } from '~/lib/difference/change-markings';
import type { DifferenceLine } from '~/lib/difference/parse-difference';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import { revealInvisibleCharacters } from '~/lib/text/visible-text';
import classes from './difference.module.css';
import { type LineMatch, type Segment, splitIntoSegments } from './find-in-lines';
import { splitLine } from './split-line';

interface DifferenceTextProps {
  readonly line: DifferenceLine;
  readonly marks: readonly MarkedRange[];
  readonly found: readonly LineMatch[];
  /** The current search match. */
  readonly active: LineMatch | null;
}

/**
 * Matches characters that hide or reorder text. Joiners, which emoji and many scripts need, are only shown in changed
 * text.
 */
const HIDDEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const JOINERS = /[\u200c\u200d]/g;

const getCode = (character: string) =>
  `⟨U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}⟩`;

const namedText = ({ text, marked }: Segment) =>
  markHiddenCharacters(
    revealInvisibleCharacters((marked ? text.replace(JOINERS, getCode) : text).replace(HIDDEN, getCode)),
  );

export function DifferenceText(props: DifferenceTextProps) {
  const pieces = splitLine(props.line.text);
  if (pieces.length === 1) return <Segments {...props} />;
  return pieces.map(({ from, to }) => (
    <span key={from} className={classes.piece} style={{ '--length': to - from } as CSSProperties}>
      <Segments {...props} from={from} to={to} />
    </span>
  ));
}

interface SegmentsProps extends DifferenceTextProps {
  readonly from?: number;
  readonly to?: number;
}

function Segments({ line, marks, found, active, from, to }: SegmentsProps) {
  const Changed = line.kind === 'removed' ? 'del' : 'ins';
  const inner = (segment: Segment) =>
    segment.found ? (
      <mark className={classes.found} data-active={segment.found === active || undefined}>
        {namedText(segment)}
      </mark>
    ) : (
      namedText(segment)
    );
  return splitIntoSegments(line.text, marks, found, from, to).map((segment) =>
    segment.marked ? (
      <Changed key={segment.from} className={classes.word}>
        {inner(segment)}
      </Changed>
    ) : (
      <span key={segment.from}>{inner(segment)}</span>
    ),
  );
}
