import { Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { useIsTopLayer } from '~/ui/overlay/use-is-top-layer';
import { LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import classes from './palette.module.css';
import type { PaletteDialogTarget } from './palette-actions';
import { PaletteContent } from './palette-content';
import { createSearchIndex } from './search-index';

interface CommandPaletteProps {
  /** The number of times the user has opened the palette. Each change of this number opens it. */
  readonly asked: number;
  /** Text typed while the palette's code was loading. */
  readonly typed: string;
}

/**
 * The command palette. It finds records, pages and actions by name. It can also search the conversations for a pasted
 * identifier, which is sent unchanged.
 */
export function CommandPalette({ asked, typed }: CommandPaletteProps) {
  const t = useT();
  const scope = useScope();
  const client = useQueryClient();
  const navigate = useNavigate();
  const isAdministrator = useIsAdministrator() !== false;
  const index = useMemo(() => createSearchIndex(client, scope), [client, scope]);
  const [isOpen, setOpen] = useState(false);
  const [retries, setRetries] = useState(0);
  const [dialog, setDialog] = useState<PaletteDialogTarget | null>(null);
  // Opens the modal in an effect instead of on its first render, because otherwise Mantine wouldn't restore the focus
  // on close.
  useEffect(() => {
    if (asked > 0) setOpen(true);
  }, [asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening and each retry loads the missing lists
  useEffect(() => {
    const leaving = new AbortController();
    void index.fill(isAdministrator, leaving.signal);
    return () => leaving.abort();
  }, [index, isAdministrator, asked, retries]);
  const isTop = useIsTopLayer(isOpen);
  const close = () => setOpen(false);
  return (
    <>
      <Modal.Root
        opened={isOpen}
        closeOnEscape={isTop}
        onClose={close}
        size={640}
        yOffset={88}
        // Disables the closing transition, because the page or dialog opened from the palette takes the focus.
        transitionProps={{ duration: 0 }}
        classNames={{ inner: classes.inner, content: classes.content }}
      >
        <Modal.Overlay backgroundOpacity={0.32} />
        <Modal.Content aria-label={t(m.frame_palette)} radius={12}>
          <PaletteContent
            key={asked}
            typed={typed}
            index={index}
            onClose={close}
            onRetry={() => setRetries(retries + 1)}
            onChoose={(leadsTo) => {
              close();
              if ('act' in leadsTo) leadsTo.act(setDialog);
              else if ('dialog' in leadsTo) setDialog(leadsTo);
              else void navigate(leadsTo);
            }}
          />
        </Modal.Content>
      </Modal.Root>
      <LazyPartBoundary asked={dialog}>
        {dialog?.dialog({
          workspace: scope.slug,
          onShow: (page) => void navigate(page),
          onClose: () => setDialog(null),
        })}
      </LazyPartBoundary>
    </>
  );
}
