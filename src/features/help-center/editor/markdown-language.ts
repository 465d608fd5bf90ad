// The Markdown that the editor reads: CommonMark with GFM, without the languages of code blocks.
import { commonmarkLanguage } from '@codemirror/lang-markdown';
import { Language, languageDataProp } from '@codemirror/language';
import { GFM, parser } from '@lezer/markdown';

/** The same data as the library's own language, by which its commands know that they are in Markdown. */
const { data } = commonmarkLanguage;

export const markdownParser = parser.configure([GFM, { props: [languageDataProp.add({ Document: data })] }]);

export const articleLanguage = new Language(data, markdownParser, [], 'markdown');
