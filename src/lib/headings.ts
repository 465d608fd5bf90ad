// The headings of a text that is edited, by which its parts are named and gone to.

export interface Heading {
  readonly level: number;
  readonly text: string;
  /** The line of the text, from 1. */
  readonly line: number;
}

/** The heading that a line stands below; null above the first one. */
export const headingAt = (headings: readonly Heading[], line: number): Heading | null =>
  headings.findLast((heading) => heading.line <= line) ?? null;
