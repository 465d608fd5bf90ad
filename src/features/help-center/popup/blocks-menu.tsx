import type { EditorView } from '@codemirror/view';
import { Kbd } from '@mantine/core';
import { useEffect, useRef } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { TOOL_BUTTONS } from '../editor/tool-buttons';
import { BLOCKS, type BlockLabel, type BlockName, insertChosen, offeredBlocks } from './blocks';
import { BLOCKS_MENU, blockId } from './blocks-keys';
import type { BlocksPopup } from './popup';
import classes from './popup.module.css';
import { useSheet } from './use-sheet';

interface BlocksMenuProps {
  readonly view: EditorView;
  readonly popup: BlocksPopup;
  readonly labelOf: BlockLabel;
}

/** What "/" offers. The cursor stays in the text: its keys choose here. */
export function BlocksMenu({ view, popup, labelOf }: BlocksMenuProps) {
  const t = useT();
  const { query, chosen } = popup;
  const { matches, others } = offeredBlocks(query, labelOf);
  const list = useRef<HTMLDivElement>(null);
  const sheet = useSheet<HTMLDivElement>(view, popup.from);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one was chosen
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen, query]);
  if (matches.length === 0) return null;

  const group = (title: string, names: readonly BlockName[], first: number) =>
    names.length > 0 && (
      // biome-ignore lint/a11y/useSemanticElements: a list of options has no fieldsets
      <div role="group" aria-label={title}>
        <div className={classes.title} aria-hidden>
          {title}
        </div>
        {names.map((name, index) => {
          const [Glyph] = TOOL_BUTTONS[name === 'article' ? 'link' : name];
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the editor's
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text
            <div
              key={name}
              id={blockId(name)}
              role="option"
              aria-selected={first + index === chosen}
              className={classes.option}
              onClick={() => {
                insertChosen(name)(view);
              }}
            >
              <Glyph size={16} aria-hidden />
              <span className={classes.name}>{labelOf(name)}</span>
              {name === 'image' ? (
                <span className={classes.aside} aria-hidden>
                  {t(m.editor_block_image_ways)}
                </span>
              ) : (
                <code className={classes.aside} aria-hidden>
                  {BLOCKS[name].sign}
                </code>
              )}
            </div>
          );
        })}
      </div>
    );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pressed, it would take the focus from the text
    <div
      ref={sheet}
      className={`${classes.popup} ${classes.menu}`}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        ref={list}
        id={BLOCKS_MENU}
        role="listbox"
        tabIndex={0}
        aria-label={t(m.editor_blocks)}
        className={classes.list}
      >
        {group(query === '' ? t(m.editor_blocks) : t(m.editor_blocks_matching, { query }), matches, 0)}
        {group(t(m.editor_blocks_more), others, matches.length)}
      </div>
      <div className={classes.keys} aria-hidden>
        <span>
          <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> {t(m.editor_blocks_choose)}
        </span>
        <span>
          <Kbd size="xs">Enter</Kbd> {t(m.editor_blocks_insert)}
        </span>
        <span>
          <Kbd size="xs">Esc</Kbd> {t(m.editor_blocks_close)}
        </span>
      </div>
    </div>
  );
}
