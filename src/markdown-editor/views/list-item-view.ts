import type { Node } from 'prosemirror-model';
import type { EditorView, NodeView, ViewMutationRecord } from 'prosemirror-view';
import * as m from '~/i18n/messages';
import type { ViewServices } from '../menus/services';
import { createDomElement } from './create-dom-element';
import classes from './node-views.module.css';

/** An item of a list. A task has a checkbox. */
export class ListItemView implements NodeView {
  readonly dom = createDomElement('li', {});
  readonly contentDOM: HTMLElement;
  private readonly box: HTMLInputElement | null;

  constructor(
    node: Node,
    view: EditorView,
    private readonly getPosition: () => number | undefined,
    { t }: ViewServices,
  ) {
    this.box = node.attrs.checked === null ? null : this.createBox(view, t(m.editor_task));
    this.contentDOM = this.box ? createDomElement('div', {}) : this.dom;
    if (this.box) {
      this.dom.className = classes.task ?? '';
      this.dom.append(this.box, this.contentDOM);
    }
    this.update(node);
  }

  update({ type, attrs: { checked } }: Node): boolean {
    if (type.name !== 'list_item' || (checked === null) !== (this.box === null)) return false;
    if (this.box) this.box.checked = checked === true;
    return true;
  }

  stopEvent = ({ target }: Event): boolean => target === this.box;

  ignoreMutation = ({ target }: ViewMutationRecord): boolean =>
    target === this.box || (this.box !== null && target === this.dom);

  private createBox(view: EditorView, label: string): HTMLInputElement {
    const box = createDomElement('input', { type: 'checkbox', ariaLabel: label, disabled: !view.editable });
    box.contentEditable = 'false';
    box.onchange = () => {
      const position = this.getPosition();
      if (position !== undefined)
        view.dispatch(view.state.tr.setNodeAttribute(position, 'checked', box.checked));
    };
    return box;
  }
}
