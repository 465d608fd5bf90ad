import { expect, it } from 'vitest';
import { getTranslator } from '~/i18n/use-t';
import { getFindingHint, getFindingLabel, getFindingPlaceLabel, getFindingSubject } from './finding-labels';
import { FINDING_CODES, type PortalFinding } from './findings';

const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');
const finding = (more: Partial<PortalFinding>): PortalFinding => ({
  code: 'link_gone',
  places: [],
  subject: '',
  ...more,
});

it.each(['en', 'es', 'pt-BR'] as const)(
  'each kind of problem has a unique name of at most six words in the language %s',
  (language) => {
    const names = FINDING_CODES.map((code) => getFindingLabel(getTranslator(language), code));
    expect(new Set(names).size).toBe(FINDING_CODES.length);
    expect(names.filter((name) => name.split(' ').length > 6)).toEqual([]);
  },
);

it('the hint about repeated paragraphs states the thresholds of the check', () => {
  expect(getFindingHint(getTranslator('en'), 'alike')).toContain('in 3 or more articles');
  expect(getFindingHint(getTranslator('en'), 'alike')).toContain('fewer than 8 words');
  expect(getFindingHint(getTranslator('en'), 'link_gone')).toBeNull();
});

it('labels a problem with its article’s title or ID, followed by the line number if there is one', () => {
  const t = getTranslator('en');
  expect(plain(getFindingPlaceLabel(t, { id: 7, title: ' ', line: null }))).toBe('Untitled article #7');
  expect(plain(getFindingPlaceLabel(t, { id: 7, title: 'Milk', line: 3 }))).toBe('Milk, line 3');
});

it('formats the subject of a problem, and leaves it empty if the linked articles already show it', () => {
  const t = getTranslator('en');
  expect(getFindingSubject(t, finding({ code: 'same_title', subject: 'Milk' }))).toBe('');
  expect(plain(getFindingSubject(t, finding({ code: 'behind', subject: 'Milk' })))).toBe('Original: Milk');
  expect(getFindingSubject(t, finding({ code: 'due', since: '2025-05-01T10:00:00.000Z' }))).toBe(
    'May 1, 2025',
  );
  expect(getFindingSubject(t, finding({ code: 'alike', subject: `${'a '.repeat(80)}` }))).toHaveLength(120);
});
