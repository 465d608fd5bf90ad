import { IconChevronRight, IconShieldCheck } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { RESOURCE_SECTIONS } from '~/resources/resource-sections';
import { useScope } from '~/session/scope-context';
import { HomeSection } from './home-section';
import classes from './lines.module.css';
import { RecordLine } from './record-line';

/** The icon of rows that start a task instead of opening a record. */
const OPENS = <IconChevronRight size={16} aria-hidden />;

/** The most common tasks, for a person who hasn't worked in this browser yet. */
export function FirstSteps() {
  const t = useT();
  const params = { workspace: useScope().slug };
  const { portal, campaign, macro } = RESOURCE_SECTIONS;
  const responses = RESOURCE_SECTIONS['canned-response'];
  return (
    <HomeSection title={t(m.home_start)}>
      <ul className={`${classes.frame} ${classes.lines}`}>
        <RecordLine
          icon={portal.icon}
          name={t(m.home_start_article)}
          note={t(portal.title)}
          end={OPENS}
          page={{ to: portal.to, params }}
        />
        <RecordLine
          icon={campaign.icon}
          name={t(m.home_start_campaign)}
          note={t(campaign.title)}
          end={OPENS}
          page={{ to: '/$workspace/campaigns/new', params }}
        />
        <RecordLine
          icon={responses.icon}
          name={t(m.home_start_import)}
          note={t(responses.title)}
          end={OPENS}
          page={{ to: '/$workspace/canned-responses/import', params }}
        />
        <RecordLine
          icon={macro.icon}
          name={t(m.home_start_macro)}
          note={t(macro.title)}
          end={OPENS}
          page={{ to: '/$workspace/macros/new', params }}
        />
        <RecordLine
          icon={IconShieldCheck}
          name={t(m.home_start_checks)}
          note={t(m.frame_health)}
          end={OPENS}
          page={{ to: '/$workspace/health', params }}
        />
      </ul>
    </HomeSection>
  );
}
