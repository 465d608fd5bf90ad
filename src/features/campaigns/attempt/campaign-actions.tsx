import { IconDots } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { MenuButton } from '~/ui/overlay/menu-button';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import row from '~/ui/table/row.module.css';
import type { CampaignActionsProps } from '../list/campaign-row-menu';
import classes from './campaign-actions.module.css';

const CampaignRowItems = createLazyPart(() => import('../list/campaign-row-menu'), 'CampaignRowMenu');

/**
 * The actions of a campaign row: a menu with all actions, and a button for the most common action that appears on
 * hover.
 */
export function CampaignActions(props: CampaignActionsProps) {
  const t = useT();
  const { row: campaign, onUse } = props;
  const label = t(m.campaign_list_actions_of, { name: campaign.name || t(m.campaign_list_unnamed) });
  return (
    <div className={classes.acts}>
      <button type="button" className={classes.use} onClick={() => onUse(campaign)}>
        {t(m.campaign_list_use)}
      </button>
      <MenuButton part={CampaignRowItems} menu={(menu) => <CampaignRowItems {...menu} {...props} />}>
        {(target) => (
          <button type="button" {...target} className={row.action} aria-label={label} title={label}>
            <IconDots size={16} aria-hidden />
          </button>
        )}
      </MenuButton>
    </div>
  );
}
