// Components of the editor that load after its text is shown.
import { useLayoutEffect, useRef } from 'react';
import { FindPanel } from '~/ui/editor-find/find-panel';
import type { FindTarget } from '~/ui/editor-find/find-target';
import classes from './editor.module.css';
import type { EditorCore } from './editor-core';
import { holdTextInPlace } from './text-scroller';

export { EditorMenus } from './menus/editor-menus';

interface FindBarProps {
  readonly core: React.RefObject<EditorCore | null>;
  readonly target: FindTarget;
  readonly request: number;
}

/** The find panel, above the text. */
export function FindBar({ core, target, request }: FindBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => (bar.current ? holdTextInPlace(bar.current, () => core.current?.mode.surface?.scroll) : undefined),
    [core],
  );
  return (
    <div ref={bar} data-find className={classes.find}>
      <FindPanel target={target} focusRequest={request} />
    </div>
  );
}
