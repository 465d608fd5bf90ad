import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import * as m from '~/i18n/messages';

export const COLOR_SCHEMES = [
  { value: 'light', title: m.frame_theme_light, icon: IconSun },
  { value: 'dark', title: m.frame_theme_dark, icon: IconMoon },
  { value: 'auto', title: m.frame_theme_auto, icon: IconDeviceDesktop },
] as const;
