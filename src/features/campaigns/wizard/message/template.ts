// Message templates: placeholders, text filled with values, and languages.
import type { TemplateParams } from '~/api/campaigns';
import type { MessageTemplate } from '~/api/inboxes';
import { listNonTextParts } from './template-parts';

/** The two template components that can have placeholders. */
export const TEMPLATE_TEXT_PARTS = ['header', 'body'] as const;
export type TemplateTextPart = (typeof TEMPLATE_TEXT_PARTS)[number];

export interface Placeholder {
  readonly part: TemplateTextPart;
  /** The name of the placeholder, such as `1` or `first_name`. */
  readonly name: string;
}

/**
 * A pseudo status for templates that the user entered by name because the templates can't be fetched. The text of such
 * a template is unknown.
 */
const TYPED = 'TYPED';

/** Splits a typed list of placeholder names, such as `1, 2` or `{{first_name}}`. */
const namesIn = (typed: string) => typed.match(/[^{}\s,;]+/g) ?? [];

/**
 * Creates a template from the name, language and placeholders that the user typed. Returns null if the name or the
 * language is missing.
 */
export function createManualTemplate(
  name: string,
  language: string,
  placeholders: Readonly<Record<TemplateTextPart, string>>,
): MessageTemplate | null {
  if (name.trim() === '' || language.trim() === '') return null;
  return {
    name: name.trim(),
    language: language.trim(),
    status: TYPED,
    components: TEMPLATE_TEXT_PARTS.map((part) => ({
      type: part.toUpperCase(),
      text: namesIn(placeholders[part])
        .map((placeholder) => `{{${placeholder}}}`)
        .join(' '),
    })),
  };
}

export const isManualTemplate = ({ status }: MessageTemplate): boolean => status === TYPED;

/** The placeholder values that the user entered, by component and placeholder name. */
export type PlaceholderValues = { readonly [P in TemplateTextPart]?: { readonly [name: string]: string } };

const PLACEHOLDER = /\{\{\s*([^{}\s]+)\s*\}\}/g;

const getTexts = (template: MessageTemplate, type: string) =>
  template.components
    .filter((component) => component.type.toUpperCase() === type.toUpperCase())
    .map((component) => component.text ?? '');

/** A header, body or footer, split at its placeholders. */
export interface TemplateText {
  readonly part: TemplateTextPart | 'footer';
  readonly pieces: readonly (string | Placeholder)[];
}

/** Returns the text of the header, body and footer, split at their placeholders. A footer has no placeholders. */
export function getTemplateTexts(template: MessageTemplate): readonly TemplateText[] {
  const cut = (part: TemplateTextPart, text: string) =>
    text.split(/(\{\{\s*[^{}\s]+\s*\}\})/).flatMap((piece): (string | Placeholder)[] => {
      const name = piece.match(/^\{\{\s*([^{}\s]+)\s*\}\}$/)?.[1];
      if (name !== undefined) return [{ part, name }];
      return piece === '' ? [] : [piece];
    });
  const texts: TemplateText[] = [
    ...TEMPLATE_TEXT_PARTS.flatMap((part) =>
      getTexts(template, part).map((text) => ({ part, pieces: cut(part, text) })),
    ),
    ...getTexts(template, 'footer').map((text) => ({ part: 'footer' as const, pieces: [text] })),
  ];
  return texts.filter(({ pieces }) => pieces.some((piece) => piece !== ''));
}

/** Returns the body with its placeholders, or the entire text if there is no body. */
export const getTemplateExcerpt = (template: MessageTemplate): string =>
  getTexts(template, 'body').join(' ') || renderTemplate(template, {});

/** Returns the placeholders in order, each once per component. */
export function listPlaceholders(template: MessageTemplate): readonly Placeholder[] {
  return TEMPLATE_TEXT_PARTS.flatMap((part) => {
    const names = getTexts(template, part).flatMap((text) =>
      [...text.matchAll(PLACEHOLDER)].map((found) => found[1] ?? ''),
    );
    return [...new Set(names)].map((name) => ({ part, name }));
  });
}

/**
 * Returns the value of a placeholder. The names come from the platform, so the lookup must ignore inherited properties
 * such as `constructor`.
 */
export function getFilledValue(values: PlaceholderValues, { part, name }: Placeholder): string {
  const filled = values[part];
  return filled && Object.hasOwn(filled, name) ? (filled[name] ?? '') : '';
}

/**
 * Returns the placeholders without a value. The campaign can't be sent with empty placeholders, because the messaging
 * app rejects incomplete templates.
 */
export function findEmptyPlaceholders(
  template: MessageTemplate,
  values: PlaceholderValues,
): readonly Placeholder[] {
  return listPlaceholders(template).filter(
    (placeholder) => getFilledValue(values, placeholder).trim() === '',
  );
}

/** Whitespace that the messaging app rejects in a value: a tab, a line break, or more than four consecutive spaces. */
const REJECTED_SPACE = /[\t\r\n]+| {5,}/;

/** Returns the placeholders whose values the messaging app rejects. */
export const findRejectedPlaceholders = (
  template: MessageTemplate,
  values: PlaceholderValues,
): readonly Placeholder[] =>
  listPlaceholders(template).filter((placeholder) =>
    REJECTED_SPACE.test(getFilledValue(values, placeholder)),
  );

/** Replaces each whitespace sequence that the messaging app rejects with one space. */
export const collapseSpace = (value: string): string =>
  value.replaceAll(new RegExp(`(?: *(?:${REJECTED_SPACE.source}) *)+`, 'g'), ' ');

/** Returns the entered values for the placeholders that the template has. */
export const listFilledValues = (template: MessageTemplate, values: PlaceholderValues): readonly string[] =>
  listPlaceholders(template).map((placeholder) => getFilledValue(values, placeholder));

const fill = (text: string, part: TemplateTextPart, values: PlaceholderValues) =>
  text.replaceAll(PLACEHOLDER, (whole, name: string) => getFilledValue(values, { part, name }) || whole);

/**
 * Returns the template's text as a recipient sees it: header, body and footer. Unfilled placeholders remain as they
 * are.
 */
export function renderTemplate(template: MessageTemplate, values: PlaceholderValues): string {
  return [
    ...getTexts(template, 'header').map((text) => fill(text, 'header', values)),
    ...getTexts(template, 'body').map((text) => fill(text, 'body', values)),
    ...getTexts(template, 'footer'),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

/** Returns the template parameters of the send request, with values only for placeholders that the template has. */
export function toTemplateParams(template: MessageTemplate, values: PlaceholderValues): TemplateParams {
  const of = (part: TemplateTextPart) =>
    Object.fromEntries(
      listPlaceholders(template)
        .filter((placeholder) => placeholder.part === part)
        .map((placeholder) => [placeholder.name, getFilledValue(values, placeholder)]),
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

/** The availability of a template that was selected earlier: unchanged, changed or no longer approved. */
export type TemplateAvailability =
  | { readonly kind: 'same' }
  | { readonly kind: 'gone' }
  /** A template with the same name and language exists, but recipients would see different text, media or buttons. */
  | { readonly kind: 'changed'; readonly today: MessageTemplate };

export function findTemplateAvailability(
  chosen: MessageTemplate,
  templates: readonly MessageTemplate[],
): TemplateAvailability {
  const today = templates.find(
    ({ name, language, status }) =>
      name === chosen.name && language === chosen.language && status === 'APPROVED',
  );
  if (today === undefined) return { kind: 'gone' };
  const asSeen = (template: MessageTemplate) =>
    renderTemplate(template, {}) + JSON.stringify(listNonTextParts(template));
  return asSeen(today) === asSeen(chosen) ? { kind: 'same' } : { kind: 'changed', today };
}

const byNameThenLanguage = (a: MessageTemplate, b: MessageTemplate) =>
  a.name.localeCompare(b.name) || a.language.localeCompare(b.language);

/** Groups the approved templates by name, sorted. A template may have different text in each language. */
export function groupTemplatesByName(
  templates: readonly MessageTemplate[],
): ReadonlyMap<string, readonly MessageTemplate[]> {
  const byName = new Map<string, MessageTemplate[]>();
  const approved = templates.filter((template) => template.status === 'APPROVED');
  for (const template of approved.toSorted(byNameThenLanguage)) {
    byName.set(template.name, [...(byName.get(template.name) ?? []), template]);
  }
  return byName;
}
