import { Button, Group, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { getCurrentLinkOptions } from '~/sandbox/link';
import type { Sandbox } from '~/sandbox/sandbox';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { createPreloadHandlers, LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { Tag } from '~/ui/text/tag';
import classes from './sandbox-panel.module.css';
import { useSandboxValue } from './use-sandbox-value';

const SandboxPanel = createLazyPart(() => import('./sandbox-panel'), 'SandboxPanel');

interface SandboxBannerProps {
  readonly sandbox: Sandbox;
  /** The reason the settings in the URL couldn't be applied. */
  readonly problem: string | null;
  readonly place: 'frame' | 'sign-in';
}

/** A notice that the platform is simulated, with the current settings and a button that opens the panel. */
export function SandboxBanner({ sandbox, problem, place }: SandboxBannerProps) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const chosen = useSandboxValue(sandbox, getCurrentLinkOptions);
  const isSignIn = place === 'sign-in';
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const banner = (
    <Group gap="xs" justify={isSignIn ? 'center' : 'flex-start'}>
      <Text size="xs" c="dimmed">
        {t(m.sandbox_banner)}
      </Text>
      {chosen && chosen.variants.length > 0 && (
        <Tag>{t(m.sandbox_selected_variants, { count: chosen.variants.length })}</Tag>
      )}
      {chosen && chosen.faults.length > 0 && (
        <Tag>{t(m.sandbox_selected_faults, { count: chosen.faults.length })}</Tag>
      )}
      {chosen && chosen.latency > 0 && (
        <Tag>{t(m.sandbox_selected_latency, { milliseconds: chosen.latency })}</Tag>
      )}
      <Button
        {...createPreloadHandlers(SandboxPanel)}
        ref={button}
        variant="default"
        size="compact-xs"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t(m.sandbox_options)}
      </Button>
      {problem !== null && (
        <Text size="xs" c="error" className="raw-text" role="status">
          {t(m.sandbox_link_refused, { why: problem })}
        </Text>
      )}
      <LazyPartBoundary asked={isOpen}>
        {isOpen && chosen && (
          <SandboxPanel
            sandbox={sandbox}
            chosen={chosen}
            firstTab={isSignIn ? 'data' : 'variants'}
            onClose={close}
          />
        )}
      </LazyPartBoundary>
    </Group>
  );
  if (!isSignIn) return <div className={classes.inFrame}>{banner}</div>;
  return (
    <aside className={classes.signIn} aria-label={t(m.sandbox_options)}>
      {banner}
    </aside>
  );
}
