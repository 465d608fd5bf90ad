import { Button } from '@mantine/core';
import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { type PastedRange, pasteAsMarkdown, pasteAsPlainText } from '../paste/paste-state';
import { FloatingPanel } from './floating-panel';
import classes from './popup.module.css';
import { keepFocusInText, useRovingFocus } from './roving-focus';

interface PasteMenuProps {
  readonly view: EditorView;
  readonly pasted: PastedRange;
}

const OPTIONS: readonly (readonly [typeof m.editor_paste_plain, Command])[] = [
  [m.editor_paste_plain, pasteAsPlainText],
  [m.editor_paste_markdown, pasteAsMarkdown],
];

/**
 * A menu for the content that was just pasted. It converts the content, for example to plain text. The next edit closes
 * the menu.
 */
export function PasteMenu({ view, pasted }: PasteMenuProps) {
  const t = useT();
  const getFocusProps = useRovingFocus(() => view.focus());
  const options = OPTIONS.filter(([, command]) => command(view.state));
  return (
    <FloatingPanel
      view={view}
      from={pasted.to}
      to={pasted.to}
      placement="bottom-start"
      role="toolbar"
      data-paste-menu
      aria-label={t(m.editor_paste_options)}
      className={classes.row}
      onMouseDown={keepFocusInText}
    >
      {options.map(([label, command], index) => (
        <Button
          key={t(label)}
          size="compact-xs"
          variant="subtle"
          color="gray"
          {...getFocusProps(index, options.length)}
          onClick={() => {
            command(view.state, view.dispatch, view);
            view.focus();
          }}
        >
          {t(label)}
        </Button>
      ))}
    </FloatingPanel>
  );
}
