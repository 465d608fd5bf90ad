import { NavLink, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useT } from '~/i18n/use-t';
import { ROOM_GROUPS } from './rooms';

export function RoomLinks({ workspace }: { readonly workspace: string }) {
  const t = useT();
  return ROOM_GROUPS.map((group) => (
    <div key={group.title.name}>
      <Text size="xs" fw={600} c="dimmed" px="sm" pt="sm" pb={4}>
        {t(group.title)}
      </Text>
      {group.rooms.map(({ to, title, icon: Icon }) => (
        <Link key={to} to={to} params={{ workspace }} activeOptions={{ includeSearch: false }}>
          {({ isActive }) => (
            <NavLink
              component="span"
              label={t(title)}
              leftSection={<Icon size={18} aria-hidden />}
              active={isActive}
            />
          )}
        </Link>
      ))}
    </div>
  ));
}
