// Renders a preview of raw Markdown. A worker parses and sanitizes it, and the resulting tree is converted to elements
// one by one, without HTML strings.
import type { ElementContent, RootContent } from 'hast';
import { requestTextTask } from '~/texts/ask';
import type { ViewServices } from '../menus/services';
import { createImageElement } from './image-element';

/** The kinds of raw source that have a preview, which resembles the public page. */
const PREVIEWED = new Set(['html', 'table']);

/** Loads the preview. Returns null if the preview would be empty or the source can't be parsed. */
export async function loadPreview(
  kind: string,
  text: string,
  services: ViewServices,
  signal: AbortSignal,
): Promise<DocumentFragment | null> {
  if (!PREVIEWED.has(kind)) return null;
  const tree = await requestTextTask('tree', { text }, signal).catch(() => null);
  const fragment = document.createDocumentFragment();
  for (const child of tree?.children ?? []) append(fragment, child, services);
  const isVisible = fragment.textContent?.trim() !== '' || fragment.querySelector('img, hr, span, table');
  return isVisible ? fragment : null;
}

function append(parent: ParentNode, node: RootContent | ElementContent, services: ViewServices): void {
  if (node.type === 'text') parent.append(node.value);
  if (node.type !== 'element') return;
  const { tagName, properties, children } = node;
  if (tagName === 'img') {
    parent.append(createImageElement(String(properties.src ?? ''), String(properties.alt ?? ''), services));
    return;
  }
  const element = document.createElement(tagName);
  for (const [name, value] of Object.entries(properties)) setAttribute(element, name, value);
  if (element instanceof HTMLInputElement) element.disabled = true;
  for (const child of children) append(element, child, services);
  parent.append(element);
}

/** Attributes that a preview omits: inline styles, and the attributes that would make links and anchors active. */
const OMITTED = new Set(['href', 'id', 'name', 'style']);

function setAttribute(element: HTMLElement, property: string, value: unknown): void {
  if (OMITTED.has(property) || value === undefined || value === null || value === false) return;
  const name = property === 'className' ? 'class' : toAttribute(property);
  element.setAttribute(name, value === true ? '' : Array.isArray(value) ? value.join(' ') : String(value));
}

const toAttribute = (property: string): string =>
  /^(?:aria|data)[A-Z]/.test(property)
    ? property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    : property.toLowerCase();
