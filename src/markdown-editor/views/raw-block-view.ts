import type { Node } from 'prosemirror-model';
import { NodeSelection, Selection } from 'prosemirror-state';
import type { EditorView, NodeView } from 'prosemirror-view';
import * as m from '~/i18n/messages';
import { parseMarkdown } from '../markdown/parse-markdown';
import type { ViewServices } from '../menus/services';
import { nodeTypes, type RawKind } from '../schema/schema';
import { createDomElement } from './create-dom-element';
import classes from './node-views.module.css';
import { loadPreview } from './raw-preview';

const LABELS: Readonly<Record<RawKind, typeof m.editor_raw_html>> = {
  html: m.editor_raw_html,
  definition: m.editor_raw_definition,
  footnote: m.editor_raw_footnote,
  table: m.editor_raw_table,
  'front-matter': m.editor_raw_front_matter,
  directive: m.editor_raw_directive,
};

const isRawKind = (kind: unknown): kind is RawKind => typeof kind === 'string' && kind in LABELS;

const views = new WeakMap<globalThis.Node, RawBlockView>();
/**
 * The last composition ID. The undo history groups transactions with the same composition ID, so that all edits made in
 * one source field are one undo step.
 */
let lastComposition = 1_000_000;

/** The view of a raw block. Shows a preview, or a field with the source while the source is edited. */
export class RawBlockView implements NodeView {
  readonly dom = createDomElement('div', { className: classes.raw ?? '' });
  private readonly content = createDomElement('div', {});
  private readonly toggle: HTMLButtonElement;
  private field: HTMLTextAreaElement | null = null;
  private composition = 0;
  private loading = new AbortController();

  constructor(
    private node: Node,
    private readonly view: EditorView,
    private readonly getPosition: () => number | undefined,
    private readonly services: ViewServices,
  ) {
    const { t } = services;
    const { kind } = node.attrs;
    const label = t(isRawKind(kind) ? LABELS[kind] : m.editor_source);
    this.toggle = createDomElement('button', {
      type: 'button',
      className: classes.chip ?? '',
      onclick: () => (this.field ? this.leave() : this.edit()),
    });
    this.dom.role = 'group';
    this.dom.ariaLabel = label;
    this.dom.append(
      createDomElement(
        'div',
        { className: classes['raw-bar'] ?? '' },
        label,
        ...(view.editable ? [this.toggle] : []),
      ),
      this.content,
    );
    this.dom.ondblclick = () => this.edit();
    views.set(this.dom, this);
    this.draw();
  }

  update(node: Node): boolean {
    if (node.type !== this.node.type || node.attrs.kind !== this.node.attrs.kind) return false;
    const isChanged = node.attrs.source !== this.node.attrs.source;
    this.node = node;
    if (isChanged && this.field?.value !== this.source) this.draw();
    return true;
  }

  stopEvent = ({ target }: Event): boolean => target === this.toggle || target === this.field;

  ignoreMutation = (): boolean => true;

  destroy(): void {
    this.loading.abort();
  }

  edit(): void {
    if (!this.view.editable || this.field) return;
    this.composition = lastComposition += 1;
    this.field = createDomElement('textarea', {
      value: this.source,
      spellcheck: false,
      ariaLabel: this.services.t(m.editor_source),
      oninput: () => this.save(),
      onblur: ({ relatedTarget }) => {
        if (relatedTarget !== this.toggle) this.finish();
      },
      onkeydown: (event) => {
        if (event.key !== 'Escape' || event.isComposing) return;
        event.preventDefault();
        this.leave();
      },
    });
    this.draw();
    this.field.focus();
  }

  private get source(): string {
    return String(this.node.attrs.source);
  }

  private draw(): void {
    const { t } = this.services;
    this.loading.abort();
    this.toggle.textContent = t(this.field ? m.editor_apply : m.editor_source_edit);
    if (this.field) {
      if (this.field.value !== this.source) this.field.value = this.source;
      this.content.className = '';
      this.content.replaceChildren(this.field);
      return;
    }
    this.content.className = classes['raw-source'] ?? '';
    this.content.textContent = this.source;
    this.loading = new AbortController();
    void this.showPreview(this.loading.signal);
  }

  private async showPreview(signal: AbortSignal): Promise<void> {
    const preview = await loadPreview(String(this.node.attrs.kind), this.source, this.services, signal);
    if (!preview || signal.aborted) return;
    this.content.className = classes['raw-preview'] ?? '';
    this.content.replaceChildren(preview);
  }

  private save(): void {
    const position = this.getPosition();
    if (position === undefined || !this.field) return;
    const { tr } = this.view.state;
    tr.setNodeAttribute(position, 'source', this.field.value);
    this.view.dispatch(tr.setMeta('composition', this.composition));
  }

  /** Ends editing. Selects the block, or puts the cursor into the blocks that replaced it. */
  private leave(): void {
    const position = this.getPosition();
    this.finish();
    if (position === undefined) return;
    const { tr } = this.view.state;
    const node = tr.doc.nodeAt(position);
    const selection =
      node?.type === nodeTypes.raw_block
        ? NodeSelection.create(tr.doc, position)
        : Selection.near(tr.doc.resolve(Math.min(position, tr.doc.content.size)));
    this.view.dispatch(tr.setSelection(selection));
    this.view.focus();
  }

  /** Removes the source field and parses the source again, because the edited source may no longer be a raw block. */
  private finish(): void {
    if (!this.field) return;
    this.field = null;
    this.draw();
    const position = this.getPosition();
    const blocks = readBlocks(this.source);
    const [only] = blocks;
    const isSame =
      blocks.length === 1 && only?.type === nodeTypes.raw_block && only.attrs.source === this.source;
    if (position === undefined || isSame) return;
    const { tr } = this.view.state;
    const end = position + this.node.nodeSize;
    if (blocks.length === 0) tr.deleteRange(position, end);
    else tr.replaceWith(position, end, blocks);
    this.view.dispatch(tr.setMeta('composition', this.composition));
  }
}

function readBlocks(source: string): readonly Node[] {
  if (source.trim() === '') return [];
  try {
    return parseMarkdown(source).doc.children;
  } catch {
    return [nodeTypes.raw_block.create({ source, kind: 'html' })];
  }
}

/** Starts editing the source of the raw block that this DOM node shows. Returns false if there is no such block. */
export function startSourceEditing(dom: globalThis.Node | null): boolean {
  const view = dom && views.get(dom);
  view?.edit();
  return Boolean(view);
}
