import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useSyncExternalStore } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { registerLinkDialog, unconfirmedLink } from '../text/outside-link';
import { Dialog } from './dialog';

const close = () => unconfirmedLink.set(null);

/** Shows the full host of a link before it opens. Hosts with characters other than ASCII are shown in Punycode. */
export function OutsideLinkDialog() {
  const t = useT();
  useEffect(registerLinkDialog, []);
  const href = useSyncExternalStore(unconfirmedLink.subscribe, unconfirmedLink.get);
  if (href === null) return null;
  const { host } = new URL(href);
  return (
    <Dialog title={t(m.frame_outside_link_title)} onClose={close}>
      <Stack>
        <Text>{t(m.frame_outside_link_text)}</Text>
        <Text fw={600} className="raw-text">
          {host}
        </Text>
        {/(^|\.)xn--/.test(host) && <Text size="sm">{t(m.frame_outside_link_punycode)}</Text>}
        <Text size="xs" c="dimmed" className="raw-text">
          {href}
        </Text>
        <Group data-foot justify="flex-end" gap="xs">
          <Button variant="default" onClick={close} data-autofocus>
            {t(m.common_cancel)}
          </Button>
          <Button
            component="a"
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            onClick={close}
            onAuxClick={({ button }) => button === 1 && close()}
          >
            {t(m.frame_outside_link_open, { host })}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
