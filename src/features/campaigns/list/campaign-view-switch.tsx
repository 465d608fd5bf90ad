import { SegmentedControl } from '@mantine/core';
import { IconCalendar, IconList } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from './campaign-list.module.css';
import type { CampaignFilter, CampaignsSearch } from './campaigns-search';

interface CampaignViewSwitchProps {
  readonly filter: Pick<CampaignFilter, 'tab' | 'isCalendar'>;
  readonly onChange: (change: CampaignsSearch) => void;
}

/**
 * Switches between list and calendar. Switching from the drafts tab to the calendar selects another tab, because drafts
 * have no date.
 */
export function CampaignViewSwitch({ filter: { tab, isCalendar }, onChange }: CampaignViewSwitchProps) {
  const t = useT();
  return (
    <SegmentedControl
      className={classes.view}
      aria-label={t(m.help_center_view)}
      value={isCalendar ? 'calendar' : 'list'}
      data={[
        { value: 'list', label: <Choice icon={IconList} word={t(m.campaign_list_view_list)} /> },
        { value: 'calendar', label: <Choice icon={IconCalendar} word={t(m.campaign_list_view_calendar)} /> },
      ]}
      onChange={(value) =>
        onChange({
          view: value === 'calendar' ? value : undefined,
          ...(tab === 'drafts' && { state: undefined }),
        })
      }
    />
  );
}

interface ChoiceProps {
  readonly icon: typeof IconList;
  readonly word: string;
}

const Choice = ({ icon: Icon, word }: ChoiceProps) => (
  <span className={classes.choice}>
    <Icon size={14} aria-hidden />
    {word}
  </span>
);
