// The node views, which render nodes that need more than a plain element, such as controls or a preview.
import type { EditorProps, NodeView } from 'prosemirror-view';
import type { ViewServices } from '../menus/services';
import { CodeBlockView } from './code-block-view';
import { createDomElement } from './create-dom-element';
import { ImageView } from './image-view';
import { ListItemView } from './list-item-view';
import classes from './node-views.module.css';
import { RawBlockView } from './raw-block-view';
import { RawInlineView } from './raw-inline-view';

/** Creates a table in a frame that scrolls if the table is wider than the text. */
function createTableView(): NodeView {
  const contentDOM = createDomElement('tbody', {});
  const table = createDomElement('table', {}, contentDOM);
  return { contentDOM, dom: createDomElement('div', { className: classes.table ?? '' }, table) };
}

export const createNodeViews = (services: ViewServices): NonNullable<EditorProps['nodeViews']> => ({
  code_block: (node, view, getPosition) => new CodeBlockView(node, view, getPosition, services),
  image: (node, view, getPosition) => new ImageView(node, view, getPosition, services),
  list_item: (node, view, getPosition) => new ListItemView(node, view, getPosition, services),
  raw_block: (node, view, getPosition) => new RawBlockView(node, view, getPosition, services),
  raw_inline: (node, view, getPosition) => new RawInlineView(node, view, getPosition),
  table: createTableView,
});
