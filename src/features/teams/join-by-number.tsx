import { Text } from '@mantine/core';
import type { Agent } from '~/api/agents';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { WHOLE_NUMBER } from '~/lib/json/typed-number';
import { OpenByKey } from '~/ui/table/open-by-key';
import type { Move } from './membership';

interface JoinByNumberProps {
  /** Those who were chosen. */
  readonly joins: readonly Move[];
  readonly onJoin: (agent: Agent) => void;
}

/** Chooses agents to join by number, where they can't be listed. */
export function JoinByNumber({ joins, onJoin }: JoinByNumberProps) {
  const t = useT();
  return (
    <>
      <OpenByKey
        title={t(m.teams_agents_off_title)}
        text={t(m.teams_agents_off)}
        label={t(m.teams_agent_number)}
        pattern={WHOLE_NUMBER}
        openLabel={t(m.teams_join_by_number)}
        onOpen={(id) => onJoin({ id: Number(id), name: t(m.common_target_number, { id }) })}
      />
      {joins.length > 0 && (
        <Text size="sm">
          {t(m.teams_moves_join)} {joins.map(({ agent }) => agent.name).join(', ')}
        </Text>
      )}
    </>
  );
}
