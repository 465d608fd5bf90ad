import { Alert, VisuallyHidden } from '@mantine/core';
import { useEffect, useImperativeHandle, useRef } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { trackOnScreenKeyboard } from '~/ui/form/track-on-screen-keyboard';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { runWhenIdle } from '~/ui/run-when-idle';
import { DocumentSurface } from './document-surface';
import classes from './editor.module.css';
import type { EditorMode, SourceModeReason } from './editor-core';
import type { MarkdownEditorHandle } from './editor-handle';
import type { MarkdownEditorProps } from './editor-props';
import { EditorFooter } from './menus/editor-footer';
import { useEditorCore } from './use-editor-core';

// Loads the additional components separately, so that the text is editable before they have loaded.
const loadExtras = () => import('./editor-extras');
const EditorMenus = createLazyPart(loadExtras, 'EditorMenus');
const FindBar = createLazyPart(loadExtras, 'FindBar');

const SOURCE_NOTICES: Readonly<Record<SourceModeReason, typeof m.editor_source_long | null>> = {
  chosen: null,
  long: m.editor_source_long,
  unreadable: m.editor_source_unreadable,
  unverified: m.editor_source_unverified,
};

/** The editor for a Markdown text, which is shown as a document or as its source. */
export function MarkdownEditor({ ref, ...props }: MarkdownEditorProps) {
  const t = useT();
  const host = useRef<HTMLDivElement>(null);
  const { core, mode, drawn, findRequest, announced } = useEditorCore(host, props);
  const { surface, reason } = mode;
  useEffect(() => runWhenIdle(() => void EditorMenus.preload()), []);
  useImperativeHandle<MarkdownEditorHandle | null, MarkdownEditorHandle | null>(
    ref,
    () => surface && { ...surface.handle, verify: () => core.current?.verify() ?? true },
    [surface, core],
  );
  useFocusRestore(surface);
  const view = surface instanceof DocumentSurface ? surface.view : null;
  const shown = drawn?.surface === surface ? drawn : null;
  const notice = reason && SOURCE_NOTICES[reason];
  const onSource = (isSource: boolean) => {
    if (isSource) void core.current?.showSource('chosen');
    else core.current?.showDocumentAgain();
  };
  return (
    <div
      ref={trackOnScreenKeyboard}
      data-editor
      className={classes.frame}
      data-full-height={props.isFullHeight || undefined}
    >
      {shown?.find && (
        <LazyPartBoundary asked={findRequest}>
          <FindBar core={core} target={shown.find} request={findRequest} />
        </LazyPartBoundary>
      )}
      <div role="status">
        {notice && (
          <Alert color="yellow" className={classes.notice}>
            {t(notice)}
          </Alert>
        )}
      </div>
      <div ref={host} className={classes.host} data-text-box />
      <EditorFooter
        view={view}
        state={view && (shown?.state ?? null)}
        text={drawn?.text ?? null}
        isSource={reason !== null}
        onSource={onSource}
        readOnly={props.readOnly}
      />
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
      {view && shown?.state && (
        <LazyPartBoundary asked={view}>
          <EditorMenus view={view} state={shown.state} services={props} />
        </LazyPartBoundary>
      )}
    </div>
  );
}

/**
 * Focuses the text after a change of mode if the focus was lost, because the button that changed the mode has
 * disappeared.
 */
function useFocusRestore(surface: EditorMode['surface']): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (!surface) return;
    if (!isFirst.current && document.activeElement === document.body) surface.handle.focus();
    isFirst.current = false;
  }, [surface]);
}
