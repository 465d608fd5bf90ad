// The Markdown that the editor reads: CommonMark with GFM, without the languages of code blocks.
import { commonmarkLanguage } from '@codemirror/lang-markdown';
import { Language, languageDataProp } from '@codemirror/language';
import { GFM, InlineContext, type MarkdownConfig, parser } from '@lezer/markdown';
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

const { linkStart, imageStart } = InlineContext;
const CLOSING = ']'.charCodeAt(0);

/** Brackets within those of a link are letters: the library takes them for one by its name, and the outer ones for letters. */
const innerBrackets: MarkdownConfig = {
  parseInline: [
    {
      name: 'InnerBrackets',
      before: 'LinkEnd',
      parse(context, next, at) {
        // Asked at every letter of the text.
        if (next !== CLOSING || /[([]/.test(context.slice(at + 1, at + 2))) return -1;
        const index = context.findOpeningDelimiter(linkStart) ?? 0;
        const opening = context.getDelimiterAt(index);
        const isInner = Array.from({ length: index }, (_each, one) => context.getDelimiterAt(one)).some(
          (one) => one?.type === linkStart,
        );
        const isImage = (context.findOpeningDelimiter(imageStart) ?? -1) > index;
        // A footnote's mark is one there, too.
        if (!opening || !isInner || isImage || context.slice(opening.to, opening.to + 1) === '^') return -1;
        for (const element of context.takeContent(index)) context.addElement(element);
        return at + 1;
      },
    },
  ],
};

export const markdownParser = parser.configure([
  GFM,
  unformatted,
  innerBrackets,
  { props: [languageDataProp.add({ Document: data })] },
]);

export const articleLanguage = new Language(data, new GrowingPartsParser(markdownParser), [], 'markdown');
