import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replaceLinkAddresses } from '~/lib/markdown/link-addresses';
import { createArchiveLink, parseArchiveLink, replaceArchiveLinks, toArticlePath } from './article-paths';
import { toFileName } from './file-names';

describe('a link to another article', () => {
  it('creates a link to an article’s file within an archive, regardless of the article’s name', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1, unit: 'grapheme' }), { minLength: 3, maxLength: 3 }),
        (key) => {
          const path = toArticlePath(key);
          expect(parseArchiveLink(`${createArchiveLink(path)}#place`)).toEqual({ path, place: '#place' });
        },
      ),
    );
  });

  it('converts a link in an archive to a full address without changing any other byte', () => {
    const path = toArticlePath(['help', 'en', 'returns']);
    const text = `[a](https://x.test/a) [b](${createArchiveLink(path)}#top "t")\r\n[c]: ${createArchiveLink(path)}\n<a href="${createArchiveLink(path)}">`;
    const whole = replaceArchiveLinks(text, (one) =>
      one === path ? 'https://help.test/returns' : undefined,
    );
    expect(whole).toBe(
      '[a](https://x.test/a) [b](https://help.test/returns#top "t")\r\n[c]: https://help.test/returns\n<a href="https://help.test/returns">',
    );
    expect(replaceLinkAddresses(text, () => undefined)).toBe(text);
  });

  it('does not treat a link to a web page or a heading as a link within an archive', () => {
    expect(parseArchiveLink('https://x.test/../../../a.md')).toBeNull();
    expect(parseArchiveLink('#top')).toBeNull();
  });
});

describe('a file name', () => {
  it('uses a name unchanged as a file name if every file system accepts it', () => {
    expect(toFileName('Refund (approved), 100%')).toBe('Refund (approved), 100%');
  });

  it.each(['a/b', 'a\\b', 'con', '..', '', ' a', 'a.', 'x'.repeat(300), '\u202ea', 'A: b'])(
    'creates a unique and valid file name for the text %j, which is not a valid file name',
    (text) => expect(toFileName(text)).toMatch(/^[^/\\:.]+-[\da-f]{8}$/),
  );

  it('creates different file names for different names', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
        expect(toFileName(a) === toFileName(b)).toBe(a === b);
      }),
    );
  });
});
