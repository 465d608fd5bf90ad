import { Drawer, Stack, Tabs } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { SandboxLinkOptions } from '~/sandbox/link';
import type { Sandbox } from '~/sandbox/sandbox';
import { DataTab } from './data-tab';
import { FaultsTab } from './faults-tab';
import { SandboxLinkField } from './sandbox-link-field';
import { VariantsTab } from './variants-tab';

interface SandboxPanelProps {
  readonly sandbox: Sandbox;
  readonly chosen: SandboxLinkOptions;
  readonly firstTab: 'variants' | 'data';
  readonly onClose: () => void;
}

/** The panel with the settings and the data of the simulated platform. */
export function SandboxPanel({ sandbox, chosen, firstTab, onClose }: SandboxPanelProps) {
  const t = useT();
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={540}
      title={t(m.sandbox_options)}
      // Removes the banner role of the drawer's header, because a page may have only one banner landmark.
      closeButtonProps={{ 'aria-label': t(m.common_close) }}
    >
      <Stack>
        <SandboxLinkField chosen={chosen} />
        <Tabs defaultValue={firstTab} keepMounted={false}>
          <Tabs.List mb="md">
            <Tabs.Tab value="variants">{t(m.sandbox_variants)}</Tabs.Tab>
            <Tabs.Tab value="faults">{t(m.sandbox_faults)}</Tabs.Tab>
            <Tabs.Tab value="data">{t(m.sandbox_data)}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="variants">
            <VariantsTab sandbox={sandbox} chosen={chosen.variants} />
          </Tabs.Panel>
          <Tabs.Panel value="faults">
            <FaultsTab sandbox={sandbox} chosen={chosen} />
          </Tabs.Panel>
          <Tabs.Panel value="data">
            <DataTab sandbox={sandbox} />
          </Tabs.Panel>
        </Tabs>
      </Stack>
    </Drawer>
  );
}
