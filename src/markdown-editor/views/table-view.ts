import type { NodeView } from 'prosemirror-view';
import { createElement } from './create-element';
import classes from './node-views.module.css';

/** A table in a frame that scrolls if the table is wider than the text. */
export class TableView implements NodeView {
  readonly contentDOM = createElement('tbody', {});
  readonly dom = createElement(
    'div',
    { className: classes.table ?? '' },
    createElement('table', {}, this.contentDOM),
  );
}
