import { Button, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from './conflict/review.module.css';

interface Choosing {
  readonly take: (address: string) => void;
  readonly close: () => void;
}

interface LinkActionsProps {
  /** The label of the button that selects another target, or null if there is none. */
  readonly choose: string | null;
  /** Renders the field that selects the target. */
  readonly field: (choosing: Choosing) => ReactNode;
  /** False for a bare address, which would still be a link without its markup. */
  readonly isRemovable: boolean;
  /** Changes or removes the link. Returns false if the text has changed and the link wasn't found. */
  readonly onRelink: (next: string | null) => boolean;
  /** Renders further actions. `isChoosing` is true while a target is being selected. */
  readonly children?: (isChoosing: boolean) => ReactNode;
}

/** The actions for a broken link: changing its target or removing the link. */
export function LinkActions({ choose, field, isRemovable, onRelink, children }: LinkActionsProps) {
  const t = useT();
  const [isChoosing, setChoosing] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Moves the focus back here when the target field disappears, unless another element has the focus.
  useEffect(() => {
    if (!isChoosing) return;
    return () => {
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    };
  }, [isChoosing]);
  const relink = (next: string | null) => {
    setChoosing(false);
    setFailed(!onRelink(next));
  };
  return (
    <>
      <div className={classes.acts}>
        {isChoosing && field({ take: relink, close: () => setChoosing(false) })}
        {!isChoosing && choose !== null && (
          <Button ref={button} variant="default" size="compact-sm" onClick={() => setChoosing(true)}>
            {choose}
          </Button>
        )}
        {!isChoosing && isRemovable && (
          <Button variant="default" size="compact-sm" onClick={() => relink(null)}>
            {t(m.editor_link_remove)}
          </Button>
        )}
        {children?.(isChoosing)}
      </div>
      {hasFailed && (
        <Text size="xs" c="red" role="alert">
          {t(m.help_center_fix_failed)}
        </Text>
      )}
    </>
  );
}
