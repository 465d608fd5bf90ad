import { ActionIcon } from '@mantine/core';
import { IconExternalLink, IconLinkOff, IconPencil } from '@tabler/icons-react';
import type { EditorView } from 'prosemirror-view';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { FloatingPanel } from './floating-panel';
import { setFloatingTools } from './floating-tools';
import { getLinkAddress, isLinkRemovable, type LinkRange, openLinkTarget, removeLink } from './links';
import classes from './popup.module.css';
import { setPopup } from './popup-state';
import { useRovingFocus } from './roving-focus';

interface LinkToolsProps {
  readonly view: EditorView;
  readonly link: LinkRange;
  /** Null if the link can't be opened. */
  readonly href: string | null;
}

/** The address of a link, with buttons to open, change and remove the link. */
export function LinkTools({ view, link, href }: LinkToolsProps) {
  const t = useT();
  const getFocusProps = useRovingFocus(() => view.focus());
  const { from, to } = link;
  const buttons = [
    {
      isShown: href !== null,
      label: m.editor_link_open,
      Glyph: IconExternalLink,
      run: () => openLinkTarget(view, link),
    },
    {
      isShown: true,
      label: m.editor_link_edit,
      Glyph: IconPencil,
      run: () => view.dispatch(setPopup(view.state.tr, { kind: 'link', from, to })),
    },
    {
      isShown: isLinkRemovable(view.state.doc, link),
      label: m.editor_link_remove,
      Glyph: IconLinkOff,
      run: () => {
        view.dispatch(removeLink(view.state, link));
        view.focus();
      },
    },
  ].filter(({ isShown }) => isShown);
  return (
    <FloatingPanel
      data-link-tools
      view={view}
      from={from}
      to={to}
      placement="bottom-start"
      role="toolbar"
      aria-label={t(m.editor_link)}
      className={classes.row}
      onMouseLeave={() => !view.hasFocus() && setFloatingTools(view, null)}
    >
      <span className={classes.address} dir="ltr" title={getLinkAddress(view.state.doc, link)}>
        {getLinkAddress(view.state.doc, link)}
      </span>
      {buttons.map(({ label, Glyph, run }, index) => (
        <ActionIcon
          key={t(label)}
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={t(label)}
          title={t(label)}
          {...getFocusProps(index, buttons.length)}
          onClick={run}
        >
          <Glyph size={16} aria-hidden />
        </ActionIcon>
      ))}
    </FloatingPanel>
  );
}
