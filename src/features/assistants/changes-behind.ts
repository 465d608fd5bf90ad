// Which of a person's changes stand behind a change of the platform's difference, so that it can be left out.

import type { AssistantContent } from '~/drafts/assistant-drafts';
import { keyValueLines, valueText } from '~/lib/unified-difference';
import type { DifferenceModel } from '~/ui/difference/difference-model';
import type { OwnChange } from './assistant-edits';

/** The first line of a text carries its key. */
const withKey = (path: string, lines: readonly string[]) =>
  lines.flatMap((line) => [line, `${path}: ${line}`]);

/** The lines that a change stands in, before and after it is made. */
function linesOf(base: AssistantContent, change: OwnChange): string[] {
  if (change.kind === 'field')
    return [change.before, change.after].map((value) => `${change.path}: ${valueText(value)}`);
  if (change.kind === 'config') {
    const key = change.path.slice('config.'.length);
    return [change.before, change.after].flatMap((value) =>
      value === undefined ? [] : keyValueLines({ config: { [key]: value } }).split('\n'),
    );
  }
  const text = base.texts[change.path] ?? '';
  if (change.kind === 'everywhere') {
    // By places: the phrase may hold line breaks itself.
    const whole = text.split(change.before).join(change.after);
    const kept = new Set(text.split('\n'));
    const written = whole.split('\n');
    const young = new Set(written);
    const lines = [
      ...[...kept].filter((line) => !young.has(line)),
      ...written.filter((line) => !kept.has(line)),
    ];
    return withKey(change.path, lines);
  }
  const end = change.from + change.before.length;
  const lineEnd = text.indexOf('\n', end);
  const head = text.slice(text.lastIndexOf('\n', change.from - 1) + 1, change.from);
  const tail = text.slice(end, lineEnd === -1 ? undefined : lineEnd);
  const lines = [change.before, change.after].flatMap((part) => (head + part + tail).split('\n'));
  return withKey(change.path, lines);
}

/** For each change of the difference, the ids of the own changes behind it; none where it is not the person's. */
export function changesBehind(
  { lines, changes }: DifferenceModel,
  base: AssistantContent,
  own: readonly OwnChange[],
): readonly ReadonlySet<string>[] {
  const byLine = new Map<string, string[]>();
  for (const change of own) {
    for (const line of linesOf(base, change)) {
      if (line !== '') byLine.set(line, [...(byLine.get(line) ?? []), change.id]);
    }
  }
  return changes.map(({ from, to }) => {
    const rows = lines.slice(from, to).filter(({ kind }) => kind === 'removed' || kind === 'added');
    return new Set(rows.flatMap(({ text }) => byLine.get(text) ?? byLine.get(`config.${text}`) ?? []));
  });
}
