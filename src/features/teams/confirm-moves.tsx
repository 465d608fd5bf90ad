import { List, Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import type { Move } from './membership';

interface ConfirmMovesProps {
  readonly moves: readonly Move[];
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Who leaves and who joins, by name, before anything is sent. */
export function ConfirmMoves({ moves, onConfirm, onClose }: ConfirmMovesProps) {
  const t = useT();
  const namesOf = (direction: Move['direction']) =>
    moves.filter((move) => move.direction === direction).map(({ agent }) => agent);
  const groups = [
    { title: t(m.teams_moves_leave), agents: namesOf('leaves') },
    { title: t(m.teams_moves_join), agents: namesOf('joins') },
  ];
  const someoneLeaves = moves.some(({ direction }) => direction === 'leaves');
  return (
    <ConfirmDialog
      title={t(m.teams_moves_title)}
      confirmLabel={t(m.teams_moves_confirm)}
      color={someoneLeaves ? 'red.9' : 'indigo'}
      error={null}
      pending={false}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {groups.map(
        ({ title, agents }) =>
          agents.length > 0 && (
            <div key={title}>
              <Text size="sm" fw={600}>
                {title}
              </Text>
              <List size="sm">
                {agents.map(({ id, name }) => (
                  <List.Item key={id} className="raw-text">
                    {name}
                  </List.Item>
                ))}
              </List>
            </div>
          ),
      )}
      <Text size="sm">{t(m.teams_moves_others)}</Text>
    </ConfirmDialog>
  );
}
