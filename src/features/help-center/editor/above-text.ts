import type { Text } from '@codemirror/state';

/** An image that is put before the first letter of a line is a paragraph of its own above it; elsewhere it stands within its line. */
export function aboveText(doc: Text, image: string, from: number, to: number): string {
  const isAtStart = from === doc.lineAt(from).from;
  const rest = doc.sliceString(to, doc.lineAt(to).to);
  return isAtStart && rest.trim() !== '' ? `${image}\n\n` : image;
}
