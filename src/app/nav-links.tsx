import { Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useT } from '~/i18n/use-t';
import { NAV_GROUPS } from './nav-items';
import classes from './nav-links.module.css';

export function NavLinks({ workspace }: { readonly workspace: string }) {
  const t = useT();
  return NAV_GROUPS.map((group) => (
    <Stack gap={2} key={t(group.title)}>
      <Text size="xs" fw={600} c="dimmed" px="sm" pt="sm" pb={4}>
        {t(group.title)}
      </Text>
      {group.items.map(({ to, title, icon: Icon }) => (
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
