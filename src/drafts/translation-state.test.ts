import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Article } from '~/api/articles';
import { getTries } from '~/build/depth';
import type { KnownArticle } from './translation-checks';
import {
  findFollowedText,
  getTranslationState,
  isUnread,
  mergeKnownArticle,
  type TranslationFreshness,
  updateAfterComparing,
  updateAfterReading,
  updateAfterSaving,
  updateKnownAfterReading,
} from './translation-state';

/** The expected standing after each event. `here`: saved by this browser. `read`: opened in this browser afterwards. */
const TABLE = {
  //                                  current    behind    assumed-current    assumed-behind
  'original changed here': ['behind', 'behind', 'assumed-behind', 'assumed-behind'],
  'original saved here, same text': ['current', 'behind', 'assumed-current', 'assumed-behind'],
  'original changed elsewhere': ['behind', 'behind', 'assumed-behind', 'assumed-behind'],
  'original saved elsewhere, read': ['current', 'behind', 'assumed-current', 'assumed-behind'],
  'typo mended here': ['current', 'behind', 'assumed-current', 'assumed-behind'],
  'published here, not matching': ['current', 'behind', 'assumed-current', 'assumed-behind'],
  'saved elsewhere': ['current', 'behind', 'assumed-current', 'assumed-current'],
  'checked, nothing to do': ['current', 'current', 'current', 'current'],
  'published here, matching': ['current', 'current', 'current', 'current'],
} as const satisfies Record<
  string,
  readonly [TranslationFreshness, TranslationFreshness, TranslationFreshness, TranslationFreshness]
>;
type Event = keyof typeof TABLE;
const EVENTS = Object.keys(TABLE) as Event[];
const STANDINGS = ['current', 'behind', 'assumed-current', 'assumed-behind'] as const;
const next = (event: Event, state: TranslationFreshness): TranslationFreshness =>
  TABLE[event][STANDINGS.indexOf(state)] ?? state;

const article = (id: number, second: number, more: Partial<Article> = {}): Article => ({
  id,
  title: `Article ${id}`,
  slug: String(id),
  description: null,
  content: 'Text',
  status: 'draft',
  locale: id === 1 ? 'en' : 'es',
  category_id: null,
  associated_article_id: id === 1 ? null : 1,
  author_id: null,
  portal_slug: 'help',
  public_url: '',
  created_at: at(0),
  updated_at: at(second),
  ...more,
});
const at = (second: number) => new Date(second * 1000).toISOString();

/** An original and its translation on the platform, and a browser that learns of some events. */
class Scenario {
  original: Article;
  translation: Article;
  known = new Map<number, KnownArticle>();
  #second = 2;

  constructor(start: 'assumed-current' | 'assumed-behind' = 'assumed-current') {
    this.original = article(1, start === 'assumed-behind' ? 2 : 1);
    this.translation = article(2, start === 'assumed-behind' ? 1 : 2);
    this.#note(1, (known) => updateAfterReading(known, this.original));
  }
  #note(id: number, change: (known: KnownArticle | undefined) => KnownArticle) {
    this.known.set(id, change(this.known.get(id)));
  }
  #save(before: Article, isHere: boolean, change: Partial<Article>): Article {
    this.#second += 1;
    const after = { ...before, ...change, updated_at: at(this.#second) };
    if (isHere) this.#note(after.id, (known) => updateAfterSaving(known, before, after));
    return after;
  }
  #check() {
    this.#note(1, (known) => updateAfterReading(known, this.original));
    this.#note(2, (known) =>
      updateAfterComparing(known, this.translation, this.original, this.known.get(1), true),
    );
  }
  befall(event: Event) {
    const words = { content: `Text of ${this.#second}` };
    const other = { status: this.#second % 2 === 0 ? 'draft' : 'published' } as const;
    const original = (isHere: boolean, change: Partial<Article>) => {
      this.original = this.#save(this.original, isHere, change);
    };
    const translation = (isHere: boolean, change: Partial<Article>) => {
      this.translation = this.#save(this.translation, isHere, change);
    };
    switch (event) {
      case 'original changed here':
        return original(true, words);
      case 'original saved here, same text':
        return original(true, other);
      case 'original changed elsewhere':
        return original(false, words);
      case 'original saved elsewhere, read':
        this.#note(1, (known) => updateAfterReading(known, this.original));
        original(false, other);
        return this.#note(1, (known) => updateAfterReading(known, this.original));
      case 'typo mended here':
        return translation(true, words);
      case 'published here, not matching':
        return translation(true, other);
      case 'saved elsewhere':
        return translation(false, words);
      case 'published here, matching':
        translation(true, other);
        return this.#check();
      case 'checked, nothing to do':
        return this.#check();
    }
  }
  get standing() {
    return getTranslationState(this.translation, this.original, this.known);
  }
}

/** Creates a world in which the translation has the given standing. */
function worldAt(state: TranslationFreshness): Scenario {
  const world = new Scenario(state === 'assumed-behind' ? state : 'assumed-current');
  if (state === 'current' || state === 'behind') world.befall('checked, nothing to do');
  if (state === 'behind') world.befall('original changed here');
  expect(world.standing).toBe(state);
  return world;
}

describe.each(STANDINGS)('a translation that is %s', (state) => {
  it.each(EVENTS)('has the expected standing when %s', (event) => {
    const world = worldAt(state);
    world.befall(event);
    expect(world.standing).toBe(next(event, state));
  });
});

describe('random events', () => {
  const events = fc.array(fc.constantFrom(...EVENTS), { maxLength: 30 });

  it('lead to the standings of the table', () => {
    fc.assert(
      fc.property(fc.constantFrom('assumed-current', 'assumed-behind'), events, (start, befalling) => {
        const world = new Scenario(start);
        let expected: TranslationFreshness = start;
        for (const event of befalling) {
          world.befall(event);
          expected = next(event, expected);
          expect(world.standing).toBe(expected);
        }
      }),
      { numRuns: getTries(1000) },
    );
  });

  it('leave a translation current only if the checked text is still the original’s', () => {
    fc.assert(
      fc.property(events, (befalling) => {
        const world = worldAt('current');
        for (const event of befalling) world.befall(event);
        const { content } = findFollowedText(world.translation, world.original, world.known) ?? {};
        if (world.standing === 'current') expect(content).toBe(world.original.content);
        if (world.standing === 'behind') expect(content).not.toBe(world.original.content);
      }),
      { numRuns: getTries(1000) },
    );
  });
});

describe('the knowledge of a browser', () => {
  it('applies to one original only; with another one, dates decide again', () => {
    const world = worldAt('current');
    const other = article(3, 1000);
    expect(getTranslationState(world.translation, other, world.known)).toBe('assumed-behind');
    expect(getTranslationState(world.translation, article(3, 0), world.known)).toBe('assumed-current');
  });
  it('is brought up to date by reading the original, even without storing it', () => {
    const world = worldAt('current');
    world.original = { ...world.original, updated_at: at(99), status: 'published' };
    expect(world.standing).toBe('behind');
    const read = new Map([[1, { article: world.original }]]);
    const all = updateKnownAfterReading(world.known, read);
    expect(getTranslationState(world.translation, world.original, all)).toBe('current');
  });
  it('compares with the original that was read although a newer one is known', () => {
    const world = worldAt('assumed-current');
    const read = world.original;
    world.befall('original changed here');
    const known = updateAfterComparing(world.known.get(2), world.translation, read, world.known.get(1), true);
    const all = new Map([...world.known, [2, known] as const]);
    expect(getTranslationState(world.translation, world.original, all)).toBe('behind');
    expect(findFollowedText(world.translation, world.original, all)?.content).toBe(read.content);
  });
  it('requires reading an original that was saved elsewhere', () => {
    const world = worldAt('current');
    expect(isUnread(world.original, world.known.get(1))).toBe(false);
    world.befall('original changed elsewhere');
    expect(isUnread(world.original, world.known.get(1))).toBe(true);
    expect(isUnread(world.original, undefined)).toBe(false);
  });
  it('contains the original’s former text, if known', () => {
    const world = worldAt('behind');
    expect(findFollowedText(world.translation, world.original, world.known)?.content).toBe('Text');
    expect(findFollowedText(article(2, 0), world.original, new Map())).toBeUndefined();
  });
  it('is merged with that of another browser', () => {
    const mine = worldAt('current');
    const other = worldAt('assumed-current');
    for (const world of [mine, other]) world.befall('original changed here');
    other.befall('original saved here, same text');
    other.befall('checked, nothing to do');
    const { original, translation } = other;
    const both = [1, 2].map((id) => {
      const given = other.known.get(id);
      if (!given) throw new Error('nothing is known');
      return [id, mergeKnownArticle(mine.known.get(id), given)] as const;
    });
    expect(getTranslationState(translation, original, new Map(both))).toBe('current');
    expect(both[0]?.[1].texts).toEqual(other.known.get(1)?.texts);
    expect(both.map(([, known]) => mergeKnownArticle(known, known))).toEqual(both.map(([, known]) => known));
  });
  it('keeps at most ten texts', () => {
    const world = worldAt('current');
    for (let count = 0; count < 20; count += 1) world.befall('original changed here');
    expect(world.known.get(1)?.texts).toHaveLength(10);
  });
});
