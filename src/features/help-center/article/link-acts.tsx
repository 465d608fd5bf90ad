import { Button, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from './conflict/review.module.css';

interface Choosing {
  readonly take: (address: string) => void;
  readonly close: () => void;
}

interface LinkActsProps {
  /** Names what the link can be led to; null where there is nothing. */
  readonly choose: string | null;
  /** What that is chosen in. */
  readonly field: (choosing: Choosing) => ReactNode;
  /** Its text alone would be no link. */
  readonly isRemovable: boolean;
  /** Leads it elsewhere, or takes it away; false where it couldn't be. */
  readonly onRelink: (next: string | null) => boolean;
  /** What else can be done, also while something is being chosen. */
  readonly children?: (isChoosing: boolean) => ReactNode;
}

/** What can be done about a link that leads nowhere: led elsewhere, or taken away from its text. */
export function LinkActs({ choose, field, isRemovable, onRelink, children }: LinkActsProps) {
  const t = useT();
  const [isChoosing, setChoosing] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The field is gone with the focus, unless a person took that elsewhere.
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
          {t(m.help_center_mend_failed)}
        </Text>
      )}
    </>
  );
}
