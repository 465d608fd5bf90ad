import { diffWords } from '~/lib/difference/change-markings';

interface HighlightedChangesProps {
  readonly before: string;
  readonly after: string;
}

interface Part {
  readonly kept: string;
  readonly removed: string;
  readonly added: string;
}

/**
 * Splits a line into parts. Each part is a changed word with the unchanged text before it. The last part is the
 * unchanged end of the line.
 */
function splitParts(before: string, after: string): readonly Part[] {
  const { changes } = diffWords(before, after);
  const ends = [0, ...changes.map(({ added }) => added[1])];
  return [
    ...changes.map(({ removed, added }, index) => ({
      kept: after.slice(ends[index], added[0]),
      removed: before.slice(...removed),
      added: after.slice(...added),
    })),
    { kept: after.slice(ends.at(-1)), removed: '', added: '' },
  ];
}

/** A line with its inserted and deleted words highlighted. */
export function HighlightedChanges({ before, after }: HighlightedChangesProps) {
  return (
    <span className="raw-text">
      {splitParts(before, after).map(({ kept, removed, added }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its index and has no state
        <span key={index}>
          {kept}
          {removed && <del data-change="del">{removed}</del>}
          {added && <ins data-change="ins">{added}</ins>}
        </span>
      ))}
    </span>
  );
}
