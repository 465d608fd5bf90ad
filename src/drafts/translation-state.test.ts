import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Article } from '~/api/articles';
import { getPropertyRuns } from '~/build/depth';
import type { KnownArticle } from './translation-check-store';
import {
  computeKnownArticleAfterComparing,
  computeKnownArticleAfterSaving,
  findMatchedOriginalText,
  getTranslationState,
  isOriginalSavedElsewhere,
  mergeKnownArticle,
  mergeLoadedArticles,
  type TranslationFreshness,
  updateKnownArticle,
} from './translation-state';

/** Maps each event to the expected states of the translation after the event, one for each state before it. */
const TABLE = {
  // The states before the event: current, behind, assumed-current, assumed-behind.
  'original text changed in this browser': ['behind', 'behind', 'assumed-behind', 'assumed-behind'],
  'original saved in this browser, same text': ['current', 'behind', 'assumed-current', 'assumed-behind'],
  'original text changed elsewhere': ['behind', 'behind', 'assumed-behind', 'assumed-behind'],
  'original saved elsewhere, then opened here': ['current', 'behind', 'assumed-current', 'assumed-behind'],
  'translation text changed in this browser': ['current', 'behind', 'assumed-current', 'assumed-behind'],
  'translation published here, not confirmed': ['current', 'behind', 'assumed-current', 'assumed-behind'],
  'translation saved elsewhere': ['current', 'behind', 'assumed-current', 'assumed-current'],
  'match confirmed by a person': ['current', 'current', 'current', 'current'],
  'translation published here, confirmed': ['current', 'current', 'current', 'current'],
} as const satisfies Record<
  string,
  readonly [TranslationFreshness, TranslationFreshness, TranslationFreshness, TranslationFreshness]
>;
type Event = keyof typeof TABLE;
const EVENTS = Object.keys(TABLE) as Event[];
const STATES = ['current', 'behind', 'assumed-current', 'assumed-behind'] as const;
const next = (event: Event, state: TranslationFreshness): TranslationFreshness =>
  TABLE[event][STATES.indexOf(state)] ?? state;

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

/** Simulates an original and its translation on the platform, and a browser that doesn't notice all events. */
class Scenario {
  original: Article;
  translation: Article;
  known = new Map<number, KnownArticle>();
  #second = 2;

  constructor(start: 'assumed-current' | 'assumed-behind' = 'assumed-current') {
    this.original = article(1, start === 'assumed-behind' ? 2 : 1);
    this.translation = article(2, start === 'assumed-behind' ? 1 : 2);
    this.#note(1, (known) => updateKnownArticle(known, this.original));
  }
  #note(id: number, change: (known: KnownArticle | undefined) => KnownArticle) {
    this.known.set(id, change(this.known.get(id)));
  }
  #save(before: Article, isHere: boolean, change: Partial<Article>): Article {
    this.#second += 1;
    const after = { ...before, ...change, updated_at: at(this.#second) };
    if (isHere) this.#note(after.id, (known) => computeKnownArticleAfterSaving(known, before, after));
    return after;
  }
  #check() {
    this.#note(1, (known) => updateKnownArticle(known, this.original));
    this.#note(2, (known) =>
      computeKnownArticleAfterComparing(known, this.translation, this.original, this.known.get(1), true),
    );
  }
  apply(event: Event) {
    const text = { content: `Text of ${this.#second}` };
    const other = { status: this.#second % 2 === 0 ? 'draft' : 'published' } as const;
    const original = (isHere: boolean, change: Partial<Article>) => {
      this.original = this.#save(this.original, isHere, change);
    };
    const translation = (isHere: boolean, change: Partial<Article>) => {
      this.translation = this.#save(this.translation, isHere, change);
    };
    switch (event) {
      case 'original text changed in this browser':
        return original(true, text);
      case 'original saved in this browser, same text':
        return original(true, other);
      case 'original text changed elsewhere':
        return original(false, text);
      case 'original saved elsewhere, then opened here':
        this.#note(1, (known) => updateKnownArticle(known, this.original));
        original(false, other);
        return this.#note(1, (known) => updateKnownArticle(known, this.original));
      case 'translation text changed in this browser':
        return translation(true, text);
      case 'translation published here, not confirmed':
        return translation(true, other);
      case 'translation saved elsewhere':
        return translation(false, text);
      case 'translation published here, confirmed':
        translation(true, other);
        return this.#check();
      case 'match confirmed by a person':
        return this.#check();
    }
  }
  get state() {
    return getTranslationState(this.translation, this.original, this.known);
  }
}

function createScenario(state: TranslationFreshness): Scenario {
  const scenario = new Scenario(state === 'assumed-behind' ? state : 'assumed-current');
  if (state === 'current' || state === 'behind') scenario.apply('match confirmed by a person');
  if (state === 'behind') scenario.apply('original text changed in this browser');
  expect(scenario.state).toBe(state);
  return scenario;
}

describe.each(STATES)('a translation that is %s', (state) => {
  it.each(EVENTS)('the state of a translation changes as expected after the event: %s', (event) => {
    const scenario = createScenario(state);
    scenario.apply(event);
    expect(scenario.state).toBe(next(event, state));
  });
});

describe('random events', () => {
  const events = fc.array(fc.constantFrom(...EVENTS), { maxLength: 30 });

  it('each event in a random sequence changes the state of a translation as expected', () => {
    fc.assert(
      fc.property(fc.constantFrom('assumed-current', 'assumed-behind'), events, (start, sequence) => {
        const scenario = new Scenario(start);
        let expected: TranslationFreshness = start;
        for (const event of sequence) {
          scenario.apply(event);
          expected = next(event, expected);
          expect(scenario.state).toBe(expected);
        }
      }),
      { numRuns: getPropertyRuns(1000) },
    );
  });

  it('a translation is up to date after random events only if it was compared with the original’s current text', () => {
    fc.assert(
      fc.property(events, (sequence) => {
        const scenario = createScenario('current');
        for (const event of sequence) scenario.apply(event);
        const { content } =
          findMatchedOriginalText(scenario.translation, scenario.original, scenario.known) ?? {};
        if (scenario.state === 'current') expect(content).toBe(scenario.original.content);
        if (scenario.state === 'behind') expect(content).not.toBe(scenario.original.content);
      }),
      { numRuns: getPropertyRuns(1000) },
    );
  });
});

describe('state of a translation in one browser', () => {
  it('the dates decide whether a translation is up to date after it is linked to a different original', () => {
    const scenario = createScenario('current');
    const other = article(3, 1000);
    expect(getTranslationState(scenario.translation, other, scenario.known)).toBe('assumed-behind');
    expect(getTranslationState(scenario.translation, article(3, 0), scenario.known)).toBe('assumed-current');
  });
  it('a translation is up to date again when loading the original shows that its text is unchanged', () => {
    const scenario = createScenario('current');
    scenario.original = { ...scenario.original, updated_at: at(99), status: 'published' };
    expect(scenario.state).toBe('behind');
    const read = new Map([[1, { article: scenario.original }]]);
    const all = mergeLoadedArticles(scenario.known, read);
    expect(getTranslationState(scenario.translation, scenario.original, all)).toBe('current');
  });
  it('a confirmed comparison applies to the original’s version on screen, not to a version that was saved later', () => {
    const scenario = createScenario('assumed-current');
    const read = scenario.original;
    scenario.apply('original text changed in this browser');
    const known = computeKnownArticleAfterComparing(
      scenario.known.get(2),
      scenario.translation,
      read,
      scenario.known.get(1),
      true,
    );
    const all = new Map([...scenario.known, [2, known] as const]);
    expect(getTranslationState(scenario.translation, scenario.original, all)).toBe('behind');
    expect(findMatchedOriginalText(scenario.translation, scenario.original, all)?.content).toBe(read.content);
  });
  it('isOriginalSavedElsewhere reports an original that was saved outside this browser', () => {
    const scenario = createScenario('current');
    expect(isOriginalSavedElsewhere(scenario.original, scenario.known.get(1))).toBe(false);
    scenario.apply('original text changed elsewhere');
    expect(isOriginalSavedElsewhere(scenario.original, scenario.known.get(1))).toBe(true);
    expect(isOriginalSavedElsewhere(scenario.original, undefined)).toBe(false);
  });
  it('findMatchedOriginalText returns the older original text that an outdated translation was made from', () => {
    const scenario = createScenario('behind');
    expect(findMatchedOriginalText(scenario.translation, scenario.original, scenario.known)?.content).toBe(
      'Text',
    );
    expect(findMatchedOriginalText(article(2, 0), scenario.original, new Map())).toBeUndefined();
  });
  it('a translation confirmed in one of two browsers is up to date after their data is merged', () => {
    const mine = createScenario('current');
    const other = createScenario('assumed-current');
    for (const scenario of [mine, other]) scenario.apply('original text changed in this browser');
    other.apply('original saved in this browser, same text');
    other.apply('match confirmed by a person');
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
  it('stores at most ten texts of an original article', () => {
    const scenario = createScenario('current');
    for (let count = 0; count < 20; count += 1) scenario.apply('original text changed in this browser');
    expect(scenario.known.get(1)?.texts).toHaveLength(10);
  });
});
