// Shows a record in a drawer over the right side of its list. Code-split, because most rows are never opened.
import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { revealHiddenCharacters } from '../text/reveal-hidden-characters';
import { useFocusReturn } from './dialog';
import classes from './record-drawer.module.css';
import { useIsTopLayer } from './use-is-top-layer';

interface RecordDrawerProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function RecordDrawer({ title, onClose, children }: RecordDrawerProps) {
  const t = useT();
  useFocusReturn();
  return (
    <Drawer
      opened
      closeOnEscape={useIsTopLayer()}
      onClose={onClose}
      position="right"
      size="30rem"
      title={revealHiddenCharacters(title)}
      classNames={{ body: classes.body }}
      closeButtonProps={{ 'aria-label': t(m.common_close) }}
    >
      {children}
    </Drawer>
  );
}

interface DrawerSectionProps {
  readonly title: string;
  readonly count?: number;
  readonly children: ReactNode;
}

export function DrawerSection({ title, count, children }: DrawerSectionProps) {
  return (
    <section className={classes.section} aria-label={title}>
      <header>
        <h3>{title}</h3>
        {count !== undefined && <span className={classes.count}>{count}</span>}
      </header>
      {children}
    </section>
  );
}
