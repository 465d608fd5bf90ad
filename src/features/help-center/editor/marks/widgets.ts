// What stands in the text in place of marks: bullets, rules, boxes of tasks, images.
import { type EditorView, WidgetType } from '@codemirror/view';
import { imageSource } from '~/lib/markdown/safe-address';
import { UPLOAD_SCHEME } from '~/lib/markdown/upload-placeholder';
import { imageAt } from '../../popup/image';
import { openPopup } from '../../popup/popup';
import { domElement } from '../dom-element';
import type { EditorSurroundings } from '../editor-texts';

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
    return domElement('span', { className: this.className }, this.text);
  }
  override ignoreEvent() {
    return false;
  }
}

export const bulletWidget = new ShapeWidget('cm-bullet', '•');
export const ruleWidget = new ShapeWidget('cm-rule');
export const breakWidget = new ShapeWidget('cm-break');

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
    const onchange = () => {
      const from = view.posAtDOM(box) + 1;
      view.dispatch({
        changes: { from, to: from + 1, insert: box.checked ? 'x' : ' ' },
        userEvent: 'input.task',
      });
    };
    const box = domElement('input', {
      type: 'checkbox',
      className: 'cm-task',
      checked: this.done,
      disabled: view.state.readOnly,
      ariaLabel: this.label,
      onchange,
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
    private readonly isChosen: boolean,
  ) {
    super();
  }
  override eq(other: ImageWidget) {
    return (
      other.src === this.src &&
      other.alt === this.alt &&
      other.surroundings === this.surroundings &&
      other.isChosen === this.isChosen
    );
  }
  /** The picture isn't loaded anew to be outlined. */
  override updateDOM(dom: HTMLElement, _view: EditorView, former: ImageWidget) {
    const { src, alt, surroundings } = former;
    if (src !== this.src || alt !== this.alt || surroundings !== this.surroundings) return false;
    dom.classList.toggle('cm-image-chosen', this.isChosen);
    return true;
  }
  override toDOM(view: EditorView) {
    const element = this.element(view);
    element.classList.toggle('cm-image-chosen', this.isChosen);
    return element;
  }
  private element(view: EditorView): HTMLElement {
    const image = imageElement(this.src, this.alt, this.surroundings, () => view.requestMeasure());
    // What isn't uploaded yet gets its address first.
    if (view.state.readOnly || this.src.startsWith(UPLOAD_SCHEME)) return image;
    const isMissing = this.alt === '';
    const { addAlternative, editAlternative } = this.surroundings;
    const onclick = () => {
      const from = view.posAtDOM(frame);
      const place = imageAt(view.state, { from, to: from + 1 });
      if (place) openPopup(view, { kind: 'alternative', from: place.from, to: place.to });
    };
    const chip = domElement(
      'button',
      { type: 'button', className: isMissing ? 'cm-alt cm-alt-missing' : 'cm-alt', onclick },
      isMissing ? addAlternative : editAlternative,
    );
    const frame = domElement('span', { className: 'cm-image-frame' }, image, chip);
    return frame;
  }
  override ignoreEvent(event: Event) {
    return event.target instanceof Element && event.target.closest('.cm-alt') !== null;
  }
}

/** The image; from a host that isn't allowed, a frame that names the host. */
export function imageElement(
  src: string,
  alt: string,
  surroundings: EditorSurroundings,
  onSize: (() => void) | null = null,
): HTMLElement {
  const source = imageSource(src, surroundings.imageHosts);
  if (source.kind === 'allowed') {
    const listeners = { onload: onSize, onerror: onSize };
    // Dragged, it would arrive as a file that is to be uploaded.
    const still = { draggable: false, referrerPolicy: 'no-referrer' };
    const image = domElement('img', { alt, ...still, ...listeners, src: source.src });
    return domElement('span', { className: 'cm-image' }, image);
  }
  const text = alt === '' ? [] : [domElement('strong', {}, alt), ' '];
  const why = surroundings.imageReason(source, src);
  return domElement('span', { className: 'cm-image-placeholder' }, ...text, why);
}
