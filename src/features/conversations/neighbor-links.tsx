import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import classes from './conversation.module.css';
import { useListNeighbors } from './use-list-neighbors';

/** Links to the previous and next conversation in the list that this conversation was opened from. */
export function NeighborLinks({ number }: { readonly number: number }) {
  const t = useT();
  const neighbors = useListNeighbors(number);
  if (!neighbors) return null;
  return (
    <div className={classes.neighbors}>
      <NeighborLink number={neighbors.previous} label={t(m.conversations_previous)} Icon={IconChevronUp} />
      <NeighborLink number={neighbors.next} label={t(m.conversations_next)} Icon={IconChevronDown} />
    </div>
  );
}

interface NeighborLinkProps {
  readonly number: number | undefined;
  readonly label: string;
  readonly Icon: typeof IconChevronUp;
}

function NeighborLink({ number, label, Icon }: NeighborLinkProps) {
  const { slug } = useScope();
  const look = {
    variant: 'subtle',
    color: 'gray',
    size: 'input-sm',
    'aria-label': label,
    title: label,
  } as const;
  const icon = <Icon size={18} aria-hidden />;
  if (number === undefined)
    return (
      <ActionIcon {...look} disabled>
        {icon}
      </ActionIcon>
    );
  return (
    <ActionIcon
      {...look}
      renderRoot={(props) => (
        <Link
          {...props}
          replace
          to="/$workspace/conversations/$displayId"
          params={{ workspace: slug, displayId: String(number) }}
        />
      )}
    >
      {icon}
    </ActionIcon>
  );
}
