// The Markdown that the editor reads: CommonMark with GFM, without the languages of code blocks.
import { commonmarkLanguage } from '@codemirror/lang-markdown';
import { Language, languageDataProp } from '@codemirror/language';
import { GFM, type MarkdownConfig, parser } from '@lezer/markdown';
import { GrowingPartsParser } from './growing-parts';

/** The same data as the library's own language, by which its commands know that they are in Markdown. */
const { data } = commonmarkLanguage;

/** More marks than this no paragraph has that somebody wrote: where it was made to be slow, they are a fifth of a second's work. */
export const MOST_MARKS = 4000;

/** A paragraph of more is drawn as it is written: the library reads each at once, on the page's own thread. */
const unformatted: MarkdownConfig = {
  parseInline: [
    {
      name: 'Unformatted',
      before: 'Escape',
      parse: ({ text, offset, end }, _, at) =>
        at === offset && (text.match(/[*_~`![\]<:@]|www\./g) ?? []).length > MOST_MARKS ? end : -1,
    },
  ],
};

export const markdownParser = parser.configure([
  GFM,
  unformatted,
  { props: [languageDataProp.add({ Document: data })] },
]);

export const articleLanguage = new Language(data, new GrowingPartsParser(markdownParser), [], 'markdown');
