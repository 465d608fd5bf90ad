import { Menu, useMantineColorScheme } from '@mantine/core';
import { IconDatabase, IconKeyboard, IconLogout } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { getConfiguration } from '~/api/configuration';
import { LOCALE_NAMES, LOCALES, locale } from '~/i18n/locale';
import * as m from '~/i18n/messages';
import { useFormatLocale, useLocale, useT } from '~/i18n/use-t';
import type { StoredCounts } from '~/records/count-stored';
import { useIsAdministrator, useScope, useSession } from '~/session/scope-context';
import { AttachedMenu } from '~/ui/overlay/attached-menu';
import type { AttachedMenuProps } from '~/ui/overlay/menu-button';
import { getInitials } from '~/ui/text/get-initials';
import { getSandboxParts } from '../boot/sandbox-link';
import { SignOutDialog } from '../session/sign-out-dialog';
import { trySignOut } from '../session/try-sign-out';
import classes from './account-menu-items.module.css';
import { RequestLimitIndicator } from './request-limit-indicator';
import { COLOR_SCHEMES } from './schemes';
import { isShortcutsDialogOpen } from './single-keys';

/** The account menu: user, appearance, language, request limit and links. */
export function AccountMenuItems(menu: AttachedMenuProps) {
  const t = useT();
  const language = useLocale();
  const state = useSession();
  const navigate = useNavigate();
  const scope = useScope();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { unknownKeys = [] } = getConfiguration();
  const role = useIsAdministrator();
  const isAdministrator = role !== false;
  const time = new Intl.DateTimeFormat(useFormatLocale(), { timeStyle: 'short' });
  const [kept, setKept] = useState<StoredCounts | null>(null);
  if (state.step === 'signed-out') return null;
  const { email } = state.person;
  const sessionLine = [
    role !== null && t(role ? m.people_administrator : m.people_agent),
    state.step === 'signed-in' && t(m.session_ends_at, { time: time.format(state.expiresAt) }),
  ]
    .filter(Boolean)
    .join(' · ');
  if (kept !== null) return <SignOutDialog person={email} kept={kept} onClose={() => setKept(null)} />;
  return (
    <AttachedMenu {...menu} look={{ position: 'top-start', width: 312 }}>
      <div className={`${classes.person} raw-text`}>
        <span className={classes.initials} aria-hidden>
          {getInitials(state.person.claims.name ?? email)}
        </span>
        <span>
          <strong>{state.person.claims.name ?? email}</strong>
          <small>{email}</small>
          <small>{sessionLine}</small>
        </span>
      </div>
      <Menu.Divider />
      <Menu.Label>{t(m.frame_theme)}</Menu.Label>
      <div className={classes.segments}>
        <Menu.RadioGroup value={colorScheme}>
          {COLOR_SCHEMES.map(({ value, title, icon: Icon }) => (
            <Menu.RadioItem key={value} value={value} onClick={() => setColorScheme(value)}>
              <Icon size={16} aria-hidden />
              {t(title)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </div>
      <Menu.Label>{t(m.common_language)}</Menu.Label>
      <div className={classes.segments} data-wide>
        <Menu.RadioGroup value={language}>
          {LOCALES.map((value) => (
            <Menu.RadioItem key={value} value={value} lang={value} onClick={() => locale.set(value)}>
              {LOCALE_NAMES[value]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </div>
      <Menu.Divider />
      <RequestLimitIndicator />
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconKeyboard size={16} aria-hidden />}
        rightSection={<kbd>?</kbd>}
        onClick={() => isShortcutsDialogOpen.set(true)}
      >
        {t(m.frame_keys_title)}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconDatabase size={16} aria-hidden />}
        onClick={() =>
          void navigate({ to: '/$workspace/browser-storage', params: { workspace: scope.slug } })
        }
      >
        {t(m.browser_storage_title)}
      </Menu.Item>
      {getSandboxParts().inAccountMenu}
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconLogout size={16} aria-hidden />}
        onClick={() => void trySignOut(scope, email).then(setKept)}
      >
        {t(m.session_sign_out)}
      </Menu.Item>
      {isAdministrator && unknownKeys.length > 0 && (
        <Menu.Label className="raw-text">
          {t(m.frame_config_unknown, { keys: unknownKeys.join(', ') })}
        </Menu.Label>
      )}
    </AttachedMenu>
  );
}
