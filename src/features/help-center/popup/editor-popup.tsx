import type { EditorView } from '@codemirror/view';
import { createPortal } from 'react-dom';
import { editorSurroundings } from '../editor/editor-texts';
import { AlternativePopover } from './alternative-popover';
import { BlocksMenu } from './blocks-menu';
import { ImagePopover } from './image-popover';
import { LinkPopover } from './link-popover';
import type { Popup } from './popup';

interface EditorPopupProps {
  readonly view: EditorView;
  readonly popup: Popup | null;
  /** What it is drawn into. */
  readonly place: HTMLElement | null;
  readonly around: PopupSurroundings;
}

export interface PopupSurroundings {
  /** Whose articles and images are offered. */
  readonly portalSlug: string;
  /** The language of the text. */
  readonly locale: string;
  readonly onPickImages: () => void;
}

/** What lies over the text. */
export function EditorPopup({ view, popup, place, around }: EditorPopupProps) {
  if (!popup || !place) return null;
  return createPortal(<Opened key={popup.kind} view={view} popup={popup} {...around} />, place);
}

interface OpenedProps extends PopupSurroundings {
  readonly view: EditorView;
  readonly popup: Popup;
}

function Opened({ view, popup, portalSlug, locale, onPickImages }: OpenedProps) {
  switch (popup.kind) {
    case 'blocks': {
      const { blockLabel } = view.state.facet(editorSurroundings);
      return <BlocksMenu view={view} popup={popup} labelOf={blockLabel} />;
    }
    case 'link':
      return <LinkPopover view={view} popup={popup} portalSlug={portalSlug} locale={locale} />;
    case 'alternative':
      return <AlternativePopover view={view} popup={popup} />;
    case 'image':
      return <ImagePopover view={view} popup={popup} portalSlug={portalSlug} onPickImages={onPickImages} />;
  }
}
