import { FileButton, Menu, Stack, Text } from '@mantine/core';
import { IconFileCheck, IconRefresh, IconSearch, IconUpload } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ID_PATTERN } from '~/lib/json/parse-number';
import { useIsAdministrator } from '~/session/scope-context';
import { Dialog } from '~/ui/overlay/dialog';
import { MoreActionsMenu } from '~/ui/overlay/more-actions-menu';
import { IdentifierForm } from '~/ui/table/open-by-identifier-notice';
import { PlatformCampaign } from '../attempt/read-back';
import classes from './status-refresh-button.module.css';

interface CampaignMenuProps {
  /** The action that refreshes the statuses. Null if there are no campaigns to refresh. */
  readonly onRefresh: (() => void) | null;
  readonly onImport: (file: File) => void;
  readonly onOpenApproval: (file: File) => void;
}

/**
 * The menu of the campaign list: import another browser's list, open an approval file, or find a campaign by number.
 */
export function CampaignMenu({ onRefresh, onImport, onOpenApproval }: CampaignMenuProps) {
  const t = useT();
  const isAdministrator = useIsAdministrator() !== false;
  const [isFinding, setFinding] = useState(false);
  return (
    <>
      {/* The file inputs are outside the menu, because the menu closes before a file is selected. */}
      <JsonFile label={t(m.campaigns_import)} onFile={onImport}>
        {(chooseList) => (
          <JsonFile label={t(m.campaigns_approval_open)} onFile={onOpenApproval}>
            {(chooseApproval) => (
              <MoreActionsMenu>
                {onRefresh && (
                  <Menu.Item
                    className={classes.item}
                    leftSection={<IconRefresh size={16} aria-hidden />}
                    onClick={onRefresh}
                  >
                    {t(m.campaign_list_refresh)}
                  </Menu.Item>
                )}
                <Menu.Item
                  leftSection={<IconFileCheck size={16} aria-hidden />}
                  disabled={!isAdministrator}
                  onClick={chooseApproval}
                >
                  {t(m.campaigns_approval_open)}
                  {!isAdministrator && <Text size="xs">{t(m.campaigns_approval_administrator)}</Text>}
                </Menu.Item>
                <Menu.Item
                  leftSection={<IconSearch size={16} aria-hidden />}
                  onClick={() => setFinding(true)}
                >
                  {t(m.campaigns_find_title)}
                </Menu.Item>
                <Menu.Item leftSection={<IconUpload size={16} aria-hidden />} onClick={chooseList}>
                  {t(m.campaigns_import)}
                </Menu.Item>
              </MoreActionsMenu>
            )}
          </JsonFile>
        )}
      </JsonFile>
      {isFinding && <FindCampaign onClose={() => setFinding(false)} />}
    </>
  );
}

interface JsonFileProps {
  readonly label: string;
  readonly onFile: (file: File) => void;
  readonly children: (choose: () => void) => ReactNode;
}

function JsonFile({ label, onFile, children }: JsonFileProps) {
  const forget = useRef<() => void>(null);
  return (
    <FileButton
      accept="application/json,.json"
      resetRef={forget}
      inputProps={{ 'aria-label': label }}
      onChange={(file) => {
        // Resets the input, so that the same file can be selected again after it was corrected.
        forget.current?.();
        if (file) onFile(file);
      }}
    >
      {({ onClick }) => children(onClick)}
    </FileButton>
  );
}

/** Asks for a campaign's number and opens that campaign. */
function FindCampaign({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const [asked, setAsked] = useState<number | null>(null);
  return (
    <Dialog size="lg" title={t(m.campaigns_find_title)} onClose={onClose}>
      <Stack gap="sm">
        <IdentifierForm
          isPrimary
          label={t(m.campaigns_id)}
          pattern={ID_PATTERN}
          openLabel={t(m.campaigns_find)}
          onOpen={(number) => setAsked(Number(number))}
        />
        {asked !== null && <PlatformCampaign campaignId={asked} />}
      </Stack>
    </Dialog>
  );
}
