import { describe, expect, it } from 'vitest';
import { measureLanguage } from './language-metrics';

const find = (text: string, path = 'src/ui/a.ts') => measureLanguage([{ path, text }]);

// Returns a comment with this text. The tests compose faulty comments, because the rules also apply to this file.
const block = (text: string) => `/** ${text} */\n`;
const lines = (...texts: readonly string[]) => texts.map((text) => `// ${text}\n`).join('');

describe('language metrics of comments and names', () => {
  it('measureLanguage reports a comment that begins with a question word, even if the comment has several lines', () => {
    const texts = [block('What is there.'), lines('Whether it', 'is there.'), block('The count.')];
    expect(find(texts.join('\n')).questions).toHaveLength(2);
  });

  it('measureLanguage accepts a comment that is a question', () => {
    expect(find(lines('Which one', 'is newer?')).questions).toHaveLength(0);
  });

  it('measureLanguage reports each vague phrase', () => {
    expect(find(block('It is told, and stands beside it.')).dialect).toEqual([
      'src/ui/a.ts: told',
      'src/ui/a.ts: stands beside',
    ]);
  });

  it('measureLanguage reports function names without a verb, and names that end in “Of”', () => {
    const { nouns, endInOf, exports } = find(
      'export const titleOf = 1;\nexport function parseName() {}\nexport const NAME = 1;\n',
    );
    expect(nouns).toEqual(['src/ui/a.ts: titleOf']);
    expect(endInOf).toEqual(['src/ui/a.ts: titleOf']);
    expect(exports).toBe(2);
  });

  it('measureLanguage ignores names in test files', () => {
    expect(find('export const titleOf = 1;\n', 'src/ui/a.test.ts').exports).toBe(0);
  });
});
