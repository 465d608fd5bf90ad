// Message templates: their placeholders, what they say once filled, and the languages that one name comes in.
import type { TemplateParams } from '~/api/campaigns';
import type { MessageTemplate } from '~/api/inboxes';
import { partsBesideText } from './template-parts';

/** The two components that carry placeholders. */
export const PARTS = ['header', 'body'] as const;
export type Part = (typeof PARTS)[number];

export interface Placeholder {
  readonly part: Part;
  /** `1` or `first_name`. */
  readonly name: string;
}

/** How a template stands that was typed where none can be read: its name, its language and its placeholders are known, its text isn't. */
const TYPED = 'TYPED';

/** Placeholders as they are typed: `1, 2` or `{{first_name}}`. */
const namesIn = (typed: string) => typed.match(/[^{}\s,;]+/g) ?? [];

/** A template by what a person knows of it; null while its name or its language is missing. */
export function typedTemplate(
  name: string,
  language: string,
  placeholders: Readonly<Record<Part, string>>,
): MessageTemplate | null {
  if (name.trim() === '' || language.trim() === '') return null;
  return {
    name: name.trim(),
    language: language.trim(),
    status: TYPED,
    components: PARTS.map((part) => ({
      type: part.toUpperCase(),
      text: namesIn(placeholders[part])
        .map((placeholder) => `{{${placeholder}}}`)
        .join(' '),
    })),
  };
}

export const isTypedTemplate = ({ status }: MessageTemplate): boolean => status === TYPED;

/** What a person fills in, by part and placeholder. */
export type PlaceholderValues = { readonly [P in Part]?: { readonly [name: string]: string } };

const PLACEHOLDER = /\{\{\s*([^{}\s]+)\s*\}\}/g;

const textsOf = (template: MessageTemplate, type: string) =>
  template.components
    .filter((component) => component.type.toUpperCase() === type.toUpperCase())
    .map((component) => component.text ?? '');

/** One text of a template, cut at its placeholders. */
export interface TemplateText {
  readonly part: Part | 'footer';
  readonly pieces: readonly (string | Placeholder)[];
}

/** Header, body and footer, as they are read. A footer has no placeholders. */
export function templateTexts(template: MessageTemplate): readonly TemplateText[] {
  const cut = (part: Part, text: string) =>
    text.split(/(\{\{\s*[^{}\s]+\s*\}\})/).flatMap((piece): (string | Placeholder)[] => {
      const name = piece.match(/^\{\{\s*([^{}\s]+)\s*\}\}$/)?.[1];
      if (name !== undefined) return [{ part, name }];
      return piece === '' ? [] : [piece];
    });
  const texts: TemplateText[] = [
    ...PARTS.flatMap((part) => textsOf(template, part).map((text) => ({ part, pieces: cut(part, text) }))),
    ...textsOf(template, 'footer').map((text) => ({ part: 'footer' as const, pieces: [text] })),
  ];
  return texts.filter(({ pieces }) => pieces.some((piece) => piece !== ''));
}

/** What a template says, as it is written: its body, or all of it where there is none. */
export const excerptOf = (template: MessageTemplate): string =>
  textsOf(template, 'body').join(' ') || renderTemplate(template, {});

/** Every placeholder once per part, in the order in which it is read. */
export function placeholdersOf(template: MessageTemplate): readonly Placeholder[] {
  return PARTS.flatMap((part) => {
    const names = textsOf(template, part).flatMap((text) =>
      [...text.matchAll(PLACEHOLDER)].map((found) => found[1] ?? ''),
    );
    return [...new Set(names)].map((name) => ({ part, name }));
  });
}

/** Names are the server's: `constructor` is one like any other, and what every object inherits is no value. */
export function filledIn(values: PlaceholderValues, { part, name }: Placeholder): string {
  const filled = values[part];
  return filled && Object.hasOwn(filled, name) ? (filled[name] ?? '') : '';
}

/** Placeholders without a value. One of them stops: the messaging app refuses a template with a hole in it. */
export function blankPlaceholders(
  template: MessageTemplate,
  values: PlaceholderValues,
): readonly Placeholder[] {
  return placeholdersOf(template).filter((placeholder) => filledIn(values, placeholder).trim() === '');
}

/** What the messaging app refuses in a value: a tab, a line break, or more than four spaces in a row. */
const REFUSED_SPACE = /[\t\r\n]+| {5,}/;

/** The placeholders whose values the messaging app refuses. */
export const refusedPlaceholders = (
  template: MessageTemplate,
  values: PlaceholderValues,
): readonly Placeholder[] =>
  placeholdersOf(template).filter((placeholder) => REFUSED_SPACE.test(filledIn(values, placeholder)));

/** Puts one space in the place of what the messaging app refuses. */
export const collapseSpace = (value: string): string =>
  value.replaceAll(new RegExp(`(?: *(?:${REFUSED_SPACE.source}) *)+`, 'g'), ' ');

/** The values of a template's own placeholders. */
export const filledTexts = (template: MessageTemplate, values: PlaceholderValues): readonly string[] =>
  placeholdersOf(template).map((placeholder) => filledIn(values, placeholder));

const fill = (text: string, part: Part, values: PlaceholderValues) =>
  text.replaceAll(PLACEHOLDER, (whole, name: string) => filledIn(values, { part, name }) || whole);

/** The template as a recipient sees it: header, body and footer. A blank placeholder stays as it is written. */
export function renderTemplate(template: MessageTemplate, values: PlaceholderValues): string {
  return [
    ...textsOf(template, 'header').map((text) => fill(text, 'header', values)),
    ...textsOf(template, 'body').map((text) => fill(text, 'body', values)),
    ...textsOf(template, 'footer'),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

/** The values as they are sent: only placeholders that the template has. */
export function templateParamsOf(template: MessageTemplate, values: PlaceholderValues): TemplateParams {
  const of = (part: Part) =>
    Object.fromEntries(
      placeholdersOf(template)
        .filter((placeholder) => placeholder.part === part)
        .map((placeholder) => [placeholder.name, filledIn(values, placeholder)]),
    );
  const [header, body] = [of('header'), of('body')];
  return {
    language: template.language,
    processed_params: {
      ...(Object.keys(body).length > 0 && { body }),
      ...(Object.keys(header).length > 0 && { header }),
    },
  };
}

/** What the platform has approved today under the name and language of a template that was chosen some time ago. */
export type TemplateStanding =
  | { readonly kind: 'same' }
  | { readonly kind: 'gone' }
  /** The name is the same, and what recipients would read is not. */
  | { readonly kind: 'changed'; readonly today: MessageTemplate };

export function standingOf(chosen: MessageTemplate, templates: readonly MessageTemplate[]): TemplateStanding {
  const today = templates.find(
    ({ name, language, status }) =>
      name === chosen.name && language === chosen.language && status === 'APPROVED',
  );
  if (today === undefined) return { kind: 'gone' };
  const asSeen = (template: MessageTemplate) =>
    renderTemplate(template, {}) + JSON.stringify(partsBesideText(template));
  return asSeen(today) === asSeen(chosen) ? { kind: 'same' } : { kind: 'changed', today };
}

const byNameThenLanguage = (a: MessageTemplate, b: MessageTemplate) =>
  a.name.localeCompare(b.name) || a.language.localeCompare(b.language);

/** Names in order, each with the languages it comes in: the name alone doesn't say which text is meant. */
export function templatesByName(
  templates: readonly MessageTemplate[],
): ReadonlyMap<string, readonly MessageTemplate[]> {
  const byName = new Map<string, MessageTemplate[]>();
  const approved = templates.filter((template) => template.status === 'APPROVED');
  for (const template of approved.toSorted(byNameThenLanguage)) {
    byName.set(template.name, [...(byName.get(template.name) ?? []), template]);
  }
  return byName;
}
