// Makes rendered markup comply with the strict policy: style attributes and style elements become rules of one style
// sheet.

export interface ExtractedMarkup {
  readonly html: string;
  readonly css: string;
}

const decode = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/**
 * Collects extracted styles as rules with generated class names. All languages of the page share one instance, so that
 * equal styles become one rule.
 */
export class StyleRules {
  private readonly classes = new Map<string, string>();

  classOf(declarations: string): string {
    const known = this.classes.get(declarations);
    if (known) return known;
    const name = `early-${this.classes.size + 1}`;
    this.classes.set(declarations, name);
    return name;
  }

  /**
   * Returns the rules as CSS. Each selector contains the ID `scope`, so that the rule overrides other rules as a style
   * attribute would. It doesn't override rules that also select by ID.
   */
  css(scope: string): string {
    return [...this.classes].map(([declarations, name]) => `${scope} .${name}{${declarations}}`).join('\n');
  }
}

const TAG = /<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>/g;
const STYLE_ELEMENT = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/**
 * Removes all styles from the markup. Adds style attributes as classes to `rules`, and returns the text of style
 * elements.
 */
export function extractStyles(markup: string, rules: StyleRules): ExtractedMarkup {
  const css: string[] = [];
  const bare = markup.replaceAll(STYLE_ELEMENT, (_, text: string) => {
    css.push(text);
    return '';
  });
  const html = bare.replaceAll(TAG, (tag, name: string, attributes: string, end: string) => {
    const style = /\sstyle="([^"]*)"/.exec(attributes)?.[1];
    if (style === undefined) return tag;
    const rest = attributes.replace(/\sstyle="[^"]*"/, '');
    const added = rules.classOf(decode(style));
    const withClass = /\sclass="/.test(rest)
      ? rest.replace(/\sclass="([^"]*)"/, (_, classes: string) => ` class="${classes} ${added}"`)
      : `${rest} class="${added}"`;
    return `<${name}${withClass}${end ? '/' : ''}>`;
  });
  return { html, css: css.join('\n') };
}
