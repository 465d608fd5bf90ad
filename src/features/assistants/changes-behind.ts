// Which of a person's changes stand behind a change of the platform's difference, so that it can be left out.

import type { AssistantContent } from '~/drafts/assistant-drafts';
import type { DifferenceModel } from '~/lib/difference/difference-model';
import { keyValueLines, valueText } from '~/lib/key-value-lines';
import type { OwnChange } from './assistant-edits';
import { contentLines } from './expected-difference';

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

interface Place {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** Where a change of a text stands among the lines of the whole assistant, counted from 1: a blank line tells nothing by itself. */
function placeOf(whole: readonly string[], base: AssistantContent, change: OwnChange): Place | null {
  const text = base.texts[change.path];
  if (change.kind !== 'text' || text === undefined) return null;
  const key = `${change.path}: `;
  const line = whole.findIndex((row) => row.startsWith(key)) + 1;
  const from = line + breaksIn(text.slice(0, change.from));
  return line === 0 ? null : { id: change.id, from, to: from + breaksIn(change.before) };
}

const breaksIn = (text: string) => text.split('\n').length - 1;

/** What the lines of one change point to. A line that stands more than once points only where none does so alone. */
function idsOf(rows: readonly (readonly string[])[]): Set<string> {
  const alone = new Set(rows.flatMap((ids) => (ids.length === 1 ? ids : [])));
  return new Set([...alone, ...rows.flatMap((ids) => (ids.some((id) => alone.has(id)) ? [] : ids))]);
}

/** For each change of the difference, the ids of the own changes behind it; none where it is not the person's. */
export function changesBehind(
  { lines, changes }: DifferenceModel,
  base: AssistantContent,
  own: readonly OwnChange[],
): readonly ReadonlySet<string>[] {
  const whole = contentLines(base).split('\n');
  // Where the platform's lines are the known ones, a change of a text is found by its place: equal lines don't tell.
  const isKnown = lines.every(({ before, text }) => before === null || whole[before - 1] === text);
  const byLine = new Map<string, string[]>();
  for (const change of own) {
    if (isKnown && change.kind === 'text') continue;
    for (const line of new Set(linesOf(base, change))) {
      if (line !== '') byLine.set(line, [...(byLine.get(line) ?? []), change.id]);
    }
  }
  const places = own.flatMap((change) => placeOf(whole, base, change) ?? []);
  return changes.map(({ from, to, removed }) => {
    const rows = lines.slice(from, to).filter(({ kind }) => kind === 'removed' || kind === 'added');
    const ids = idsOf(rows.map(({ text }) => byLine.get(text) ?? byLine.get(`config.${text}`) ?? []));
    if (ids.size > 0 && !isKnown) return ids;
    // What is only added stands between two lines.
    const first = lines[removed[0] ?? from - 1]?.before ?? null;
    const last = removed.length > 0 ? (lines[removed.at(-1) ?? from]?.before ?? null) : first && first + 1;
    if (first === null || last === null) return ids;
    const here = places.filter((place) => place.from <= last && first <= place.to);
    return new Set([...ids, ...here.map(({ id }) => id)]);
  });
}
