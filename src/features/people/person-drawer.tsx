import { type Agent, agentSchema } from '~/api/agents';
import { getRoleLabel } from '~/domain/agent-labels';
import { AvailabilityIndicator } from '~/domain/availability-indicator';
import { UsedInSection } from '~/domain/used-in-section';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import { AdditionalFields } from '~/ui/form/additional-fields';
import { PersonName } from '~/ui/identity/person-avatar';
import { DrawerSection, RecordDrawer } from '~/ui/overlay/record-drawer';
import { FieldValueList } from '~/ui/page/field-value-list';
import { PersonTeams } from './person-teams';

interface PersonDrawerProps {
  readonly person: Agent;
  readonly onClose: () => void;
}

function confirmedWord(t: Translator, confirmed: boolean | undefined): string {
  if (confirmed === undefined) return t(m.common_unknown);
  return t(confirmed ? m.common_yes : m.people_unverified);
}

/** An agent: their details, their teams, and the macros and rules that refer to them. */
export function PersonDrawer({ person, onClose }: PersonDrawerProps) {
  const t = useT();
  const { id, name, email, role, availability_status, confirmed } = person;
  return (
    <RecordDrawer title={<PersonName name={name} size="medium" />} onClose={onClose}>
      <FieldValueList
        facts={[
          [t(m.common_email), email || t(m.common_none)],
          [t(m.common_role), getRoleLabel(t, role) || t(m.common_unknown)],
          [
            t(m.teams_member_availability),
            availability_status ? (
              <AvailabilityIndicator key="availability" status={availability_status} />
            ) : (
              t(m.common_unknown)
            ),
          ],
          [t(m.people_confirmed), confirmedWord(t, confirmed)],
          [t(m.teams_agent_id), id],
        ]}
      />
      <AdditionalFields record={person} known={agentSchema.shape} />
      <DrawerSection title={t(m.frame_teams)}>
        <PersonTeams key={id} personId={id} />
      </DrawerSection>
      <UsedInSection target={{ kind: 'agent', id, names: [name] }} />
    </RecordDrawer>
  );
}
