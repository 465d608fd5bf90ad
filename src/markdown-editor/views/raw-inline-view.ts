import type { Node } from 'prosemirror-model';
import type { EditorView, NodeView } from 'prosemirror-view';
import { setPopup } from '../menus/popup-state';
import { createDomElement } from './create-dom-element';
import classes from './node-views.module.css';

/** A chip with inline source, such as a tag. A double click or Enter opens its field. */
export class RawInlineView implements NodeView {
  readonly dom = createDomElement('span', { className: classes['raw-inline'] ?? '', spellcheck: false });

  constructor(node: Node, view: EditorView, getPosition: () => number | undefined) {
    this.update(node);
    this.dom.ondblclick = () => {
      const from = getPosition();
      if (from !== undefined) openRawSource(view, from);
    };
  }

  update({ type, attrs }: Node): boolean {
    if (type.name !== 'raw_inline') return false;
    this.dom.textContent = String(attrs.source);
    return true;
  }

  ignoreMutation = (): boolean => true;
}

/** Opens the field of a raw inline node. */
export function openRawSource(view: EditorView, from: number): void {
  if (view.editable) view.dispatch(setPopup(view.state.tr, { kind: 'source', from, to: from + 1 }));
}
