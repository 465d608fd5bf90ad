import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { pastePluginKey } from '../paste/paste-state';
import { AlternativeTextPopover } from './alternative-text-popover';
import { AttributePopover } from './attribute-popover';
import { BlocksMenu } from './blocks-menu';
import { getFloatingTools, getShownLink } from './floating-tools';
import { ImagePopover } from './image-popover';
import { LinkPopover } from './link-popover';
import { LinkTools } from './link-tools';
import { PasteMenu } from './paste-menu';
import { type EditorPopup, getPopup } from './popup-state';
import { SelectionToolbar } from './selection-toolbar';
import type { EditorServices } from './services';
import { TextHandles } from './text-handles';
import { useViewState } from './view-updates';

interface EditorMenusProps {
  readonly view: EditorView;
  /** The state that the toolbars show. It may lag behind the view's state during typing. */
  readonly state: EditorState;
  readonly services: EditorServices;
}

/** The controls over and beside the text: popups, floating tools and handles. */
export function EditorMenus({ view, state, services }: EditorMenusProps) {
  const popup = useViewState(view, getPopup);
  const tools = useViewState(view, getFloatingTools);
  const pasted = useViewState(view, (now) => pastePluginKey.getState(now)?.pasted ?? null);
  const shownLink = tools?.kind === 'link' ? getShownLink(view.state) : null;
  return (
    <>
      {view.editable && <TextHandles view={view} />}
      {tools?.kind === 'selection' && (
        <SelectionToolbar view={view} state={state} isEntered={tools.isEntered} />
      )}
      {shownLink && <LinkTools view={view} {...shownLink} />}
      {popup && <OpenPopup key={popup.kind} view={view} popup={popup} services={services} />}
      {pasted && !popup && <PasteMenu view={view} pasted={pasted} />}
    </>
  );
}

interface OpenPopupProps {
  readonly view: EditorView;
  readonly popup: EditorPopup;
  readonly services: EditorServices;
}

function OpenPopup({ view, popup, services }: OpenPopupProps) {
  const t = useT();
  const { searchArticles, pickImages, showLibrary } = services;
  switch (popup.kind) {
    case 'blocks':
      return <BlocksMenu view={view} popup={popup} />;
    case 'link':
      return <LinkPopover view={view} popup={popup} searchArticles={searchArticles} />;
    case 'alternative':
      return <AlternativeTextPopover view={view} popup={popup} />;
    case 'image':
      return <ImagePopover view={view} popup={popup} pickImages={pickImages} showLibrary={showLibrary} />;
    case 'source':
      return (
        <AttributePopover
          {...{ view, popup }}
          attribute="source"
          title={t(m.editor_source)}
          label={t(m.editor_source)}
          apply={(tr, source) =>
            source === ''
              ? tr.delete(popup.from, popup.to)
              : tr.setNodeAttribute(popup.from, 'source', source)
          }
        />
      );
  }
}
