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
  abort accept add advance align allow analyze announce apply are ask assert assign attach bind block build cache
  calculate call cancel catch change check choose claim clamp classify clear clone close collapse collect commit
  compare compile complete compose compute confirm connect consume contains convert copy count create cut debounce
  declare decode decrypt defer define delay delete derive describe detach detect diff disable dispatch distribute
  download draw drop edit emit empty enable encode encrypt end ends enlarge ensure equals escape estimate evaluate
  exclude expand expect explain export extend extract fail fetch fill filter find finish fix flatten focus fold follow
  forget format forward generate get go group guard guess handle has hash hide highlight hold humanize hydrate ignore
  import includes increment indent index infer inline insert install interpret invalidate is isolate join keep label
  leave lengthen limit link list listen load locate lock log look looks lookup make map mark match matches measure
  memoize merge mount move name navigate negotiate normalize note notify observe offer omit on open order overwrite
  pace pack pad pair parse paste pause perform pick place plan predict prefetch prefix preload prepare prerender press
  prevent preview print process prompt propose publish pull push put quote rank read rebase record recover redo reduce
  refetch refine refresh register reject release relink reload remember remove rename render repair repeat replace
  report request require requires reset resolve respond restore resume retry return reveal reverse revert review
  revoke rollback round run sanitize save scale schedule scroll search seed select send serialize set settle shift
  shorten should show sign signal simulate skip snapshot sort split start starts stop store stringify strip submit
  subscribe suggest summarize swap switch sync take test throw to toggle tokenize track transform translate traverse
  trim truncate try undo unescape unlock unregister unwrap unzip update upload upsert use validate verify visit wait
  walk warn was watch with would wrap write`;
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
