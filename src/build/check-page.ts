// Checks that the built page, parsed as a browser would, contains only allowed elements and attributes.
import type { Element, Nodes, Properties } from 'hast';
import { fromHtml } from 'hast-util-from-html';

const NONCE = /^__CSP_NONCE__$/;
const HASH = /^sha256-[\w+/]{43}=$/;
/** Attributes that are allowed on every element because they are harmless, such as `data-*` and `aria-*`. */
const COMMON = /^(?:id|className|lang|data[A-Z-].*|aria[A-Z-].*)$/;
/** Matches the path of a file in the build. Excludes other origins, schemes and the paths of services. */
const OWN_FILE = /^\/(?:assets\/)?[\w-]+\.\w+$/;

type Rule = RegExp | true;
type Attributes = Readonly<Record<string, Rule>>;

/** The allowed elements, each with its attributes in addition to the common ones. */
const ALLOWED: Readonly<Record<string, Attributes>> = {
  html: {},
  head: {},
  title: {},
  body: {},
  meta: {
    charSet: /^utf-8$/,
    name: /^(?:viewport|color-scheme)$/,
    content: true,
    property: /^csp-nonce$/,
    nonce: NONCE,
  },
  link: {
    rel: /^(?:icon|modulepreload)$/,
    href: OWN_FILE,
    type: /^image\/svg\+xml$/,
    crossOrigin: /^$/,
    nonce: NONCE,
    integrity: HASH,
  },
  script: { type: /^module$/, crossOrigin: /^$/, src: OWN_FILE, nonce: NONCE, integrity: HASH },
  style: { nonce: NONCE },
  div: {},
  template: {},
  main: {},
  nav: {},
  p: {},
  h1: {},
  span: {},
  label: { htmlFor: true },
  input: { type: /^(?:email|password)$/, name: true, autoComplete: true },
  button: { type: /^button$/ },
};

const isAllowedValue = (rule: Rule | undefined, value: Properties[string]): boolean =>
  rule !== undefined && (rule === true || rule.test(String(value)));

function findElementProblems({ tagName, properties, children }: Element): string[] {
  const allowed = Object.hasOwn(ALLOWED, tagName) ? ALLOWED[tagName] : undefined;
  if (!allowed) return [`has <${tagName}>`];
  const problems = Object.entries(properties)
    .filter(([name, value]) => !(COMMON.test(name) || isAllowedValue(allowed[name], value)))
    .map(([name, value]) => `<${tagName}> has ${name}="${String(value)}"`);
  if (tagName === 'style' && properties.nonce === undefined)
    problems.push('a style element without the nonce');
  const isInline = properties.src === undefined || children.length > 0;
  if (tagName === 'script' && isInline && Object.keys(properties).length > 0)
    problems.push('an inline script with attributes');
  return problems;
}

function findElements(node: Nodes): Element[] {
  const content = 'content' in node && node.content ? [node.content] : [];
  const within = 'children' in node ? [...content, ...node.children].flatMap(findElements) : [];
  return node.type === 'element' ? [node, ...within] : within;
}

/** Returns one sentence for each element or attribute that the page must not have. */
export const findPageProblems = (page: string): string[] => [
  ...findElements(fromHtml(page)).flatMap(findElementProblems),
  ...(page.includes('id="early"') ? [] : ['the sign-in form is not in it']),
];

/** Returns the content of each script without attributes. The policy can allow such a script only by its hash. */
export const readInlineScripts = (page: string): string[] =>
  findElements(fromHtml(page))
    .filter(({ tagName, properties }) => tagName === 'script' && Object.keys(properties).length === 0)
    .map(({ children }) => children.map((child) => (child.type === 'text' ? child.value : '')).join(''));

/** Returns the path of each script that the page loads or preloads, with its attribute `integrity`. */
export const readScriptHashes = (page: string): { readonly file: string; readonly integrity: string }[] =>
  findElements(fromHtml(page)).flatMap(({ tagName, properties: { src, href, integrity } }) => {
    const address = String(tagName === 'script' ? src : href);
    return /\.js$/.test(address) ? [{ file: address.slice(1), integrity: String(integrity) }] : [];
  });
