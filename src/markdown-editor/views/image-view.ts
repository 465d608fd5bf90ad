import type { Node } from 'prosemirror-model';
import type { EditorView, NodeView } from 'prosemirror-view';
import * as m from '~/i18n/messages';
import { UPLOAD_SCHEME } from '~/lib/markdown/upload-placeholder';
import { findDefinitionAddress } from '../menus/links';
import { setPopup } from '../menus/popup-state';
import type { ViewServices } from '../menus/services';
import { createDomElement } from './create-dom-element';
import { createImageElement } from './image-element';
import classes from './node-views.module.css';

/** An image, with a button that opens the fields of its alternative text. */
export class ImageView implements NodeView {
  readonly dom = createDomElement('span', { className: classes.image ?? '' });
  private button: HTMLButtonElement | null = null;

  constructor(
    private node: Node,
    private readonly view: EditorView,
    private readonly getPosition: () => number | undefined,
    private readonly services: ViewServices,
  ) {
    this.draw();
  }

  update(node: Node): boolean {
    if (node.type !== this.node.type) return false;
    const before = this.node;
    this.node = node;
    if (!node.sameMarkup(before)) this.draw();
    return true;
  }

  stopEvent = ({ target }: Event): boolean => target === this.button;

  ignoreMutation = (): boolean => true;

  private draw(): void {
    const { attrs } = this.node;
    const alt = String(attrs.alt);
    const src = String(attrs.src) || findDefinitionAddress(this.view.state.doc, String(attrs.reference));
    this.dom.replaceChildren(createImageElement(src, alt, this.services));
    // The alternative text can't be edited during the upload.
    this.button = this.view.editable && !src.startsWith(UPLOAD_SCHEME) ? this.createButton(alt) : null;
    if (this.button) this.dom.append(this.button);
  }

  private createButton(alt: string): HTMLButtonElement {
    const { t } = this.services;
    const button = createDomElement(
      'button',
      { type: 'button', className: classes.alternative ?? '', onclick: () => this.openFields() },
      t(alt === '' ? m.editor_alt_add : m.editor_alt_text),
    );
    if (alt === '') button.dataset.missing = '';
    return button;
  }

  private openFields(): void {
    const from = this.getPosition();
    if (from === undefined) return;
    this.view.dispatch(setPopup(this.view.state.tr, { kind: 'alternative', from, to: from + 1 }));
  }
}
