import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AssistantContent, type AssistantEdits, NO_ASSISTANT_EDITS } from '~/drafts/assistant-drafts';
import { applyAnchoredEdits } from '~/sandbox/anchored-edits';
import { buildEditsRequest, listUserChanges, omitChanges } from './assistant-edits';
import { withChangedRanges } from './edits';

const PATH = 'config.prompt';
const content = (text: string): AssistantContent => ({
  name: null,
  description: null,
  config: {},
  texts: { [PATH]: text },
});

/** An edit of the original text: replaces the range `[from, to)` with `by`. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly by: string;
}

function edited(text: string, edits: readonly Edit[]): string {
  let [result, at] = ['', 0];
  for (const { from, to, by } of edits.toSorted((one, other) => one.from - other.from)) {
    result += text.slice(at, from) + by;
    at = to;
  }
  return result + text.slice(at);
}

/** Types the edits one after the other, and reports the changed ranges of each as the editor would. */
function typed(text: string, edits: readonly Edit[]): AssistantEdits {
  let all: AssistantEdits = { ...NO_ASSISTANT_EDITS, base: content(text), edited: content(text) };
  for (const [count, { from, to, by }] of edits.entries()) {
    const shift = edits
      .slice(0, count)
      .reduce((sum, one) => (one.from < from ? sum + one.by.length - (one.to - one.from) : sum), 0);
    const at = from + shift;
    const change = { from: at, to: to + shift, afterFrom: at, afterTo: at + by.length };
    const next = { ...all, edited: content(edited(text, edits.slice(0, count + 1))) };
    all = withChangedRanges(all, next, { [PATH]: [change] });
  }
  return all;
}

const subsets = <One>([first, ...others]: readonly One[]): One[][] =>
  first === undefined ? [[]] : subsets(others).flatMap((set) => [set, [first, ...set]]);

/** Returns the resulting text for each subset of changes that can be excluded. */
function outcomes(all: AssistantEdits): string[] {
  const { base, edited: now } = all;
  if (!base || !now) throw new Error('not edited');
  const own = listUserChanges(base, now, all).changes;
  return subsets(own.map(({ id }) => id)).map((out) => {
    const rest = withChangedRanges(all, { ...all, edited: omitChanges(base, now, own, new Set(out)) });
    const wanted = rest.edited?.texts[PATH] ?? '';
    const applied = applyAnchoredEdits(base.texts[PATH] ?? '', buildEditsRequest(rest).edits ?? []);
    expect(applied).toEqual({ kind: 'applied', text: wanted });
    return wanted;
  });
}

const LINES = ['Be brief.', 'Be brief.', '', '', 'Answer in one sentence.', '- a', 'a a a'];
const prompt = fc
  .array(fc.constantFrom(...LINES), { minLength: 2, maxLength: 14 })
  .map((all) => all.join('\n'));
const INSERTIONS = ['', ' and friends', ' Never, ever.', '\n', '\nBe kind.', 'a', 'Be brief.\n'];
const some = fc.tuple(prompt, fc.infiniteStream(fc.nat())).map(([text, dice]): [string, Edit[]] => {
  const roll = (sides: number) => (dice.next().value ?? 0) % sides;
  const ends = [...text.matchAll(/$/gm)].map(({ index }) => index);
  const edits: Edit[] = [];
  for (let left = 2 + roll(2); left > 0; left--) {
    const from = roll(2) === 0 ? (ends[roll(ends.length)] ?? 0) : roll(text.length + 1);
    const to = Math.min(text.length, from + roll(12) * roll(2));
    const by = INSERTIONS[roll(INSERTIONS.length)] ?? '';
    const isApart = edits.every((one) => to < one.from || one.to < from);
    if (isApart && text.slice(from, to) !== by) edits.push({ from, to, by });
  }
  return [text, edits];
});

it('excluding any changes of a prompt leaves exactly the other changes in its text', () => {
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
  process.stdout.write(`traced edits: seed ${seed}\n`);
  fc.assert(
    fc.property(some, ([text, edits]) => {
      const meant = new Set(subsets(edits).map((kept) => edited(text, kept)));
      expect(new Set(outcomes(typed(text, edits)))).toEqual(meant);
    }),
    { seed, numRuns: Number(process.env.RUNS ?? 1000) },
  );
});

it('identical edits at different positions of a prompt can be excluded separately', () => {
  const text = 'Be brief.\nBe kind.\nBe brief.\nBe kind.\n';
  const edits = [
    { from: 10, to: 19, by: '' },
    { from: 38, to: 38, by: 'Be kind.\n' },
  ];
  expect(outcomes(typed(text, edits)).toSorted()).toEqual(
    subsets(edits)
      .map((kept) => edited(text, kept))
      .toSorted(),
  );
});

it('a change of a line does not include an unchanged, empty line next to it', () => {
  const text = 'Hello.\n\nBe brief.\n\nEnd.\n';
  const after = text.replace('Hello.', 'Hello. and friends').replace('End.', 'End. Never, ever.');
  const { changes } = listUserChanges(content(text), content(after));
  expect(changes.map(({ before, after: by }) => [before, by])).toEqual([
    ['', ' and friends'],
    ['', ' Never, ever.'],
  ]);
});
