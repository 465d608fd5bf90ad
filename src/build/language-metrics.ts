// Metrics of the language of comments and names. They find sentences and names that are hard to understand, so that
// none is added.
import type { SourceFile } from './repository-rules';

/** Matches a comment that begins with a question word and therefore has no subject. Real questions are allowed. */
const QUESTION_WORD = /^(?:What(?:ever)?|Where|Whether|How|Which|Who(?:m|se|ever)?)\b(?!.*\?$)/;

/** Vague phrases that the comments of this project used too often. */
const DIALECT =
  /\b(?:told|tells? off|befalls?|begun|anew|somebody|nobody|whoever|parting|goes with|of its own|by itself|acts?|lies|blanks?|stands? (?:there|beside|above|below|in)|comes? (?:with|from|to be)|parts? (?:it|them|words|two)|as it (?:is|was|stands))\b/gi;

/** Verbs that the names of functions may start with. Add a verb when a function needs one. */
const VERBS = `
  abort accept add advance allow apply ask assert assign attach bind block build cache calculate call cancel catch check
  choose claim clamp clear clone close collapse collect commit compare compile complete compute confirm connect contains
  convert copy count create cut debounce declare decode decrypt defer define delete derive describe detach detect diff
  disable dispatch download draw drop emit empty enable encode encrypt end ends ensure equals escape estimate evaluate
  exclude expand explain export extract fetch fill filter find finish flatten focus fold follow forget format generate
  get go group guard guess handle has hash hide highlight hold hydrate ignore import includes increment indent infer
  inline insert install invalidate is join keep label leave limit link list listen load locate lock log look lookup make
  map mark match matches measure merge mount move name navigate normalize note notify observe offer omit on open order
  pad parse paste pause pick plan prefetch preload prepare print prompt propose publish pull push put quote read recover
  redo reduce refresh register reject release reload remove rename render repair repeat replace report request require
  reset resolve respond restore resume retry return reveal review revoke rollback round run sanitize save schedule
  scroll search seed select send serialize set settle shift should show sign simulate skip snapshot sort split start
  starts stop store stringify strip submit subscribe suggest summarize swap sync take test throw to toggle tokenize
  track transform translate traverse trim truncate try undo unescape unlock unwrap update upload use validate verify
  visit wait walk warn watch with wrap write`;
const BEGINS_WITH_VERB = new RegExp(`^(?:can|must|may|${VERBS.trim().split(/\s+/).join('|')})(?=[A-Z0-9]|$)`);

const EXPORT = /^export (?:async )?(?:function\*?|const) ([a-z]\w*)/gm;

/** Returns the comments of a file. Comments on adjacent lines count as one. */
function listComments(text: string): string[] {
  const blocks = [...text.matchAll(/\/\*\*?([\s\S]*?)\*\//g)].map(([, block = '']) =>
    block.replaceAll(/\n\s*\*?\s*/g, ' '),
  );
  const runs = [...text.matchAll(/(?:^[ \t]*\/\/[^\n]*\n?)+/gm)].map(([run]) =>
    run.replaceAll(/^[ \t]*\/\/ ?/gm, '').replaceAll('\n', ' '),
  );
  return [...blocks, ...runs].map((comment) => comment.trim());
}

const isNamed = ({ path }: SourceFile) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/fixtures\//.test(path);

export interface LanguageMetrics {
  readonly questions: readonly string[];
  readonly dialect: readonly string[];
  /** Exported functions and values in lower case that don't begin with a verb. */
  readonly nouns: readonly string[];
  readonly endInOf: readonly string[];
  readonly comments: number;
  readonly exports: number;
}

/** Finds comments and names of source files that break the rules of language. */
export function measureLanguage(files: readonly SourceFile[]): LanguageMetrics {
  const comments = files.flatMap(({ path, text }) =>
    listComments(text).map((comment) => ({ path, comment })),
  );
  const names = files
    .filter(isNamed)
    .flatMap(({ path, text }) => [...text.matchAll(EXPORT)].map(([, name = '']) => ({ path, name })));
  const listNames = (isFound: (name: string) => boolean) =>
    names.filter(({ name }) => isFound(name)).map(({ path, name }) => `${path}: ${name}`);
  return {
    questions: comments
      .filter(({ comment }) => QUESTION_WORD.test(comment))
      .map(({ path, comment }) => `${path}: ${comment}`),
    dialect: comments.flatMap(({ path, comment }) =>
      [...comment.matchAll(DIALECT)].map(([word]) => `${path}: ${word}`),
    ),
    nouns: listNames((name) => !BEGINS_WITH_VERB.test(name)),
    endInOf: listNames((name) => name.endsWith('Of')),
    comments: comments.length,
    exports: names.length,
  };
}
