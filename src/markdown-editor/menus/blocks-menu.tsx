import { Kbd } from '@mantine/core';
import type { EditorView } from 'prosemirror-view';
import { useEffect, useRef } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { FloatingPanel } from './floating-panel';
import {
  BLOCKS_MENU_ID,
  findInsertableBlocks,
  getBlockOptionId,
  INSERTABLE_BLOCKS,
  type InsertableBlockName,
  insertChosenBlock,
} from './insertable-blocks';
import classes from './popup.module.css';
import type { BlocksPopup } from './popup-state';
import { keepFocusInText } from './roving-focus';
import { TOOL_BUTTONS } from './tool-buttons';

interface BlocksMenuProps {
  readonly view: EditorView;
  readonly popup: BlocksPopup;
}

/**
 * The menu of insertable blocks, opened by typing "/". The focus stays in the text, where the menu's keys are handled.
 */
export function BlocksMenu({ view, popup }: BlocksMenuProps) {
  const t = useT();
  const { query, active } = popup;
  const { matches, others } = findInsertableBlocks(query, t);
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another option is active
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, query]);
  if (matches.length === 0) return null;

  const renderGroup = (title: string, names: readonly InsertableBlockName[], first: number) =>
    names.length > 0 && (
      // biome-ignore lint/a11y/useSemanticElements: a list of options has no fieldsets
      <div role="group" aria-label={title}>
        <div className={classes.title} aria-hidden>
          {title}
        </div>
        {names.map((name, index) => {
          const { icon, label, syntax } = INSERTABLE_BLOCKS[name];
          const [Glyph] = TOOL_BUTTONS[icon];
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the text
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text
            <div
              key={name}
              id={getBlockOptionId(name)}
              role="option"
              aria-selected={first + index === active}
              className={classes.option}
              onClick={() => insertChosenBlock(name)(view.state, view.dispatch)}
            >
              <Glyph size={16} aria-hidden />
              <span className={classes.name}>{t(label)}</span>
              {name === 'image' ? (
                <span className={classes.aside} aria-hidden>
                  {t(m.editor_block_image_ways)}
                </span>
              ) : (
                <code className={classes.aside} aria-hidden>
                  {syntax}
                </code>
              )}
            </div>
          );
        })}
      </div>
    );

  return (
    <FloatingPanel
      view={view}
      from={popup.from}
      to={popup.from}
      placement="bottom-start"
      className={classes.menu}
      onMouseDown={keepFocusInText}
    >
      <div
        ref={list}
        id={BLOCKS_MENU_ID}
        role="listbox"
        tabIndex={0}
        aria-label={t(m.editor_blocks)}
        className={classes.list}
      >
        {renderGroup(query === '' ? t(m.editor_blocks) : t(m.editor_blocks_matching, { query }), matches, 0)}
        {renderGroup(t(m.editor_blocks_more), others, matches.length)}
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
    </FloatingPanel>
  );
}
