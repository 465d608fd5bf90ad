// Splits text at variables. This is a separate module, so that lists don't load the other code for variables.

export const VARIABLE_PATTERN = /\{\{([^{}]*)\}\}/g;

/** A part of a text: plain text, or a variable with its filters. */
export interface TextPiece {
  readonly text: string;
  readonly variable?: string;
  readonly filter?: string | undefined;
}

/** Splits a text at its variables. The pieces add up to the whole text. */
export function splitByVariables(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(VARIABLE_PATTERN)) {
    const [written, inside = ''] = match;
    const [name = '', ...filters] = inside.split('|');
    if (name.trim() === '') continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: written, variable: name.trim(), filter: filters.join('|').trim() || undefined });
    end = match.index + written.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
