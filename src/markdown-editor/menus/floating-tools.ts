// Shows floating tools over the text: tools for selected text, and tools for the link at the cursor or under the
// pointer. The tools appear after the selection or the pointer has stayed still briefly, if no popup is open.
import { type EditorState, Plugin, PluginKey, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { locale } from '~/i18n/locale';
import * as m from '~/i18n/messages';
import { getTranslator } from '~/i18n/use-t';
import { showProblemToast } from '~/ui/notice/toast';
import { findLinkAt, getHref, isLinkUnavailable, openLinkTarget } from './links';
import { getPopup } from './popup-state';

export type FloatingTools =
  | { readonly kind: 'selection'; readonly isEntered: boolean }
  | { readonly kind: 'link'; readonly at: number };

const REST_MS = 150;
/** The time the user has to move the pointer from a link to its tools, in milliseconds. */
const LEAVE_MS = 300;

const toolsKey = new PluginKey<FloatingTools | null>('floating-tools');

export const getFloatingTools = (state: EditorState): FloatingTools | null =>
  getPopup(state) ? null : (toolsKey.getState(state) ?? null);

export function setFloatingTools(view: EditorView, tools: FloatingTools | null): void {
  if (tools !== toolsKey.getState(view.state))
    view.dispatch(view.state.tr.setMeta(toolsKey, { tools }).setMeta('addToHistory', false));
}

const isTextSelected = ({ selection }: EditorState): boolean =>
  selection instanceof TextSelection && !selection.empty && !selection.$from.parent.type.spec.code;

/** Returns the tools for the current selection. */
function findTools(view: EditorView): FloatingTools | null {
  const { state } = view;
  if (!view.editable || getPopup(state)) return null;
  if (isTextSelected(state)) return { kind: 'selection', isEntered: false };
  const { selection } = state;
  const link = selection.empty ? findLinkAt(state.doc, selection.head) : null;
  const isInside = link && link.from < selection.head && selection.head < link.to;
  return isInside ? { kind: 'link', at: link.from } : null;
}

class Timing {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hovered: Element | null = null;
  /**
   * True if the last key was Tab. Tab selects the text of a table cell so that typing replaces it. The tools shouldn't
   * appear for this selection.
   */
  wasTab = false;

  constructor(private readonly view: EditorView) {}

  update(view: EditorView, before: EditorState): void {
    if (view.state.selection.eq(before.selection) && view.state.doc === before.doc) return;
    clearTimeout(this.timer);
    if (view.state.doc !== before.doc || this.wasTab || toolsKey.getState(view.state)) return;
    this.wait(REST_MS, () => view.hasFocus() && setFloatingTools(view, findTools(view)));
  }

  hover(target: EventTarget | null): void {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === this.hovered) return;
    this.hovered = link;
    if (!link) this.wait(LEAVE_MS, () => this.leave());
    else if (this.view.editable && !isTextSelected(this.view.state))
      this.wait(LEAVE_MS, () => {
        if (getPopup(this.view.state) || !link.isConnected) return;
        setFloatingTools(this.view, { kind: 'link', at: this.view.posAtDOM(link, 0) });
      });
  }

  /** Hides the tools of a link when neither the pointer nor the cursor is on it. */
  leave(): void {
    const { state } = this.view;
    if (toolsKey.getState(state)?.kind !== 'link' || document.querySelector('[data-link-tools]:hover'))
      return;
    setFloatingTools(this.view, this.view.hasFocus() ? findTools(this.view) : null);
  }

  blur(): void {
    this.wait(REST_MS, () => {
      const isUsed = document.activeElement?.closest('[data-selection-tools], [data-link-tools]');
      if (!isUsed && !this.view.hasFocus()) setFloatingTools(this.view, null);
    });
  }

  destroy(): void {
    clearTimeout(this.timer);
  }

  private wait(delay: number, run: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(run, delay);
  }
}

/** Focuses the toolbar button that had the focus last. */
export function focusTools(tools: Element): void {
  const button = tools.matches('[role="button"]') ? tools : tools.querySelector('[tabindex="0"]');
  if (button instanceof HTMLElement) button.focus({ preventScroll: true });
}

const TOOLBARS = ['[data-selection-tools]', '[data-paste-menu]', '[data-table-bar]', '[data-link-tools]'];

/** Moves the focus to the tools at the selection. */
function enterToolsHere(view: EditorView): boolean {
  const { state } = view;
  const shown = [...TOOLBARS, '[data-block-handle]']
    .map((toolbar) => document.querySelector(toolbar))
    .find((element) => element !== null);
  const hasTools = shown?.matches('[data-selection-tools], [data-table-bar]') ?? false;
  const { node } = view.domAtPos(state.selection.head);
  const language = node.parentElement?.closest('pre')?.parentElement?.querySelector('input');
  if (isTextSelected(state) && view.editable && !hasTools)
    setFloatingTools(view, { kind: 'selection', isEntered: true });
  else if (language) language.focus();
  else if (shown) focusTools(shown);
  return true;
}

function isOpenClick(event: MouseEvent): boolean {
  return event.button === 0 && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
}

export function createFloatingToolsPlugin(): Plugin<FloatingTools | null> {
  let timing: Timing | undefined;
  return new Plugin<FloatingTools | null>({
    key: toolsKey,
    state: {
      init: () => null,
      apply(tr, tools, _before, state) {
        const change: { readonly tools: FloatingTools | null } | undefined = tr.getMeta(toolsKey);
        if (change) return change.tools;
        if (tools?.kind === 'selection') return isTextSelected(state) ? tools : null;
        const isLeft = tr.docChanged || (tr.selectionSet && tools && !isAtLink(state, tools.at));
        return isLeft ? null : tools;
      },
    },
    view(view) {
      timing = new Timing(view);
      return timing;
    },
    props: {
      handleKeyDown(view, event) {
        if (timing) timing.wasTab = event.key === 'Tab';
        if (event.key === 'F10' && event.altKey) return enterToolsHere(view);
        if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || !isLinkUnavailable(view.state))
          return false;
        if (view.editable)
          showProblemToast({
            message: getTranslator(locale.get())(m.editor_link_not_possible),
            isOnce: true,
          });
        return true;
      },
      handleDOMEvents: {
        mouseover: (_view, { target }) => timing?.hover(target),
        mouseleave: () => timing?.hover(null),
        mousedown() {
          if (timing) timing.wasTab = false;
        },
        blur: () => timing?.blur(),
        click(view, event) {
          const element = event.target instanceof Element ? event.target.closest('a') : null;
          if (!element) return false;
          // Prevents the browser from following the link, even in a read-only text.
          event.preventDefault();
          const link = findLinkAt(view.state.doc, view.posAtDOM(element, 0));
          if (link && (isOpenClick(event) || !view.editable)) openLinkTarget(view, link);
          return false;
        },
        auxclick(_view, event) {
          if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
          return false;
        },
      },
    },
  });
}

function isAtLink({ doc, selection }: EditorState, at: number): boolean {
  const link = findLinkAt(doc, Math.min(at, doc.content.size));
  return link !== null && link.from <= selection.from && selection.to <= link.to;
}

/** Returns the link whose tools are shown, and its address. */
export function getShownLink(state: EditorState) {
  const tools = getFloatingTools(state);
  if (tools?.kind !== 'link') return null;
  const link = findLinkAt(state.doc, Math.min(tools.at + 1, state.doc.content.size));
  return link && { link, href: getHref(state.doc, link) };
}
