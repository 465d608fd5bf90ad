import { Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { CreateAction } from '~/resources/define-resource';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { useTopLayer } from '~/ui/overlay/use-top-layer';
import { LazyParts } from '~/ui/page/lazy-parts';
import { findIndex } from './find-index';
import classes from './palette.module.css';
import { PaletteContent } from './palette-content';

interface PaletteProps {
  /** How often it was asked for: it opens with each. */
  readonly asked: number;
  /** What was typed before its code was there. */
  readonly typed: string;
}

/**
 * Finds records, pages and acts by what is typed of their names, or looks up a conversation by whatever identifier was pasted,
 * sent exactly as it came.
 */
export function Palette({ asked, typed }: PaletteProps) {
  const t = useT();
  const scope = useScope();
  const client = useQueryClient();
  const navigate = useNavigate();
  const isAdministrator = useIsAdministrator() !== false;
  const index = useMemo(() => findIndex(client, scope), [client, scope]);
  const [isOpen, setOpen] = useState(false);
  const [retries, setRetries] = useState(0);
  const [dialog, setDialog] = useState<CreateAction | null>(null);
  // The focus goes back to what had it as the palette opened, which Mantine doesn't note of one that is open from the start.
  useEffect(() => {
    if (asked > 0) setOpen(true);
  }, [asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening and each retry reads what is missing
  useEffect(() => {
    const leaving = new AbortController();
    void index.fill(isAdministrator, leaving.signal);
    return () => leaving.abort();
  }, [index, isAdministrator, asked, retries]);
  const isTop = useTopLayer(isOpen);
  const close = () => setOpen(false);
  return (
    <>
      <Modal.Root
        opened={isOpen}
        closeOnEscape={isTop}
        onClose={close}
        size={640}
        yOffset={88}
        // Gone at once: where it leads to takes the focus.
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
              if ('words' in leadsTo) setDialog(leadsTo);
              else void navigate(leadsTo);
            }}
          />
        </Modal.Content>
      </Modal.Root>
      <LazyParts asked={dialog}>
        {dialog?.dialog?.({
          workspace: scope.slug,
          onShow: (page) => void navigate(page),
          onClose: () => setDialog(null),
        })}
      </LazyParts>
    </>
  );
}
