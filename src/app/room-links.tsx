import { Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useT } from '~/i18n/use-t';
import classes from './room-links.module.css';
import { ROOM_GROUPS } from './rooms';

export function RoomLinks({ workspace }: { readonly workspace: string }) {
  const t = useT();
  return ROOM_GROUPS.map((group) => (
    <Stack gap={2} key={t(group.title)}>
      <Text size="xs" fw={600} c="dimmed" px="sm" pt="sm" pb={4}>
        {t(group.title)}
      </Text>
      {group.rooms.map(({ to, title, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          params={{ workspace }}
          activeOptions={{ includeSearch: false }}
          className={classes.link}
        >
          <Icon size={18} aria-hidden />
          {t(title)}
        </Link>
      ))}
    </Stack>
  ));
}
