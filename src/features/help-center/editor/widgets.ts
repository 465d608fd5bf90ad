// What stands in the text in place of marks: bullets, rules, boxes of tasks, images.
import { type EditorView, WidgetType } from '@codemirror/view';
import { imageSource } from '../preview/safe-address';
import type { EditorSurroundings } from './editor-texts';

class ShapeWidget extends WidgetType {
  constructor(
    private readonly className: string,
    private readonly text = '',
  ) {
    super();
  }
  override eq(other: ShapeWidget) {
    return other.className === this.className && other.text === this.text;
  }
  override toDOM() {
    const element = document.createElement('span');
    element.className = this.className;
    element.textContent = this.text;
    return element;
  }
  override ignoreEvent() {
    return false;
  }
}

export const bulletWidget = new ShapeWidget('cm-bullet', '•');
export const ruleWidget = new ShapeWidget('cm-rule');

export class TaskWidget extends WidgetType {
  constructor(
    private readonly done: boolean,
    private readonly label: string,
  ) {
    super();
  }
  override eq(other: TaskWidget) {
    return other.done === this.done && other.label === this.label;
  }
  override toDOM(view: EditorView) {
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.className = 'cm-task';
    box.checked = this.done;
    box.disabled = view.state.readOnly;
    box.setAttribute('aria-label', this.label);
    box.addEventListener('change', () => {
      const from = view.posAtDOM(box) + 1;
      view.dispatch({
        changes: { from, to: from + 1, insert: box.checked ? 'x' : ' ' },
        userEvent: 'input.task',
      });
    });
    return box;
  }
  override ignoreEvent() {
    return true;
  }
}

export class ImageWidget extends WidgetType {
  constructor(
    private readonly src: string,
    private readonly alt: string,
    private readonly surroundings: EditorSurroundings,
  ) {
    super();
  }
  override eq(other: ImageWidget) {
    return other.src === this.src && other.alt === this.alt && other.surroundings === this.surroundings;
  }
  override toDOM(view: EditorView) {
    return imageElement(this.src, this.alt, this.surroundings, () => view.requestMeasure());
  }
  override ignoreEvent() {
    return false;
  }
}

/** The image with its alternative text under it; from a host that isn't allowed, a frame that names the host. */
export function imageElement(
  src: string,
  alt: string,
  surroundings: EditorSurroundings,
  onSize?: () => void,
): HTMLElement {
  const source = imageSource(src, surroundings.imageHosts);
  const frame = document.createElement('span');
  if (source.kind === 'allowed') {
    frame.className = 'cm-image';
    const image = document.createElement('img');
    image.alt = alt;
    image.referrerPolicy = 'no-referrer';
    if (onSize) for (const event of ['load', 'error']) image.addEventListener(event, onSize);
    image.src = source.src;
    frame.append(image);
    if (alt !== '') frame.append(withText('span', 'cm-image-text', alt));
    return frame;
  }
  frame.className = 'cm-image-placeholder';
  if (alt !== '') frame.append(withText('strong', '', alt), ' ');
  frame.append(
    source.kind === 'foreign'
      ? surroundings.imageForeign(source.host)
      : surroundings.imageNotLoadable(src.slice(0, 80)),
  );
  return frame;
}

function withText(tag: string, className: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}
