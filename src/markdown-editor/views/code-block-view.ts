import type { Node } from 'prosemirror-model';
import type { EditorView, NodeView, ViewMutationRecord } from 'prosemirror-view';
import * as m from '~/i18n/messages';
import type { ViewServices } from '../menus/services';
import { createDomElement } from './create-dom-element';
import classes from './node-views.module.css';

/** A code block with a field for its language. Alt-F10 focuses the field, and Enter or Escape leaves it. */
export class CodeBlockView implements NodeView {
  readonly contentDOM = createDomElement('code', { spellcheck: false });
  readonly dom: HTMLElement;
  private readonly language: HTMLInputElement;

  constructor(
    private node: Node,
    private readonly view: EditorView,
    private readonly getPosition: () => number | undefined,
    { t }: ViewServices,
  ) {
    this.language = createDomElement('input', {
      className: classes.language ?? '',
      ariaLabel: t(m.editor_code_language),
      placeholder: t(m.editor_code_language_none),
      value: String(node.attrs.info),
      spellcheck: false,
      readOnly: !view.editable,
      onchange: () => this.saveLanguage(),
      onkeydown: (event) => this.handleKey(event),
    });
    this.language.contentEditable = 'false';
    this.language.dataset.codeLanguage = '';
    const pre = createDomElement('pre', { translate: false }, this.contentDOM);
    this.dom = createDomElement('div', { className: classes.code ?? '' }, this.language, pre);
  }

  update(node: Node): boolean {
    if (node.type !== this.node.type) return false;
    if (node.attrs.info !== this.node.attrs.info) this.language.value = String(node.attrs.info);
    this.node = node;
    return true;
  }

  stopEvent = ({ target }: Event): boolean => target === this.language;

  ignoreMutation = ({ target }: ViewMutationRecord): boolean =>
    target === this.dom || target === this.language;

  private saveLanguage(): void {
    const position = this.getPosition();
    // Removes backticks and line breaks, which aren't allowed after an opening fence.
    const info = this.language.value.replace(/[`\s]+/g, ' ').trim();
    if (position !== undefined && info !== this.node.attrs.info)
      this.view.dispatch(this.view.state.tr.setNodeAttribute(position, 'info', info));
  }

  private handleKey(event: KeyboardEvent): void {
    if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    if (event.key === 'Escape') this.language.value = String(this.node.attrs.info);
    this.view.focus();
  }
}
