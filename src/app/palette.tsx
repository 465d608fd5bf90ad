import { Spotlight, type SpotlightActionData, spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { NAV_ITEMS } from './nav-items';

/** Spotlight marks the first find a moment after it is drawn; Enter that comes before goes there all the same. */
function goToFirst({ key, currentTarget, nativeEvent }: KeyboardEvent<HTMLInputElement>): void {
  if (key !== 'Enter' || nativeEvent.isComposing) return;
  const dialog = currentTarget.closest('[role=dialog]');
  if (!dialog?.querySelector('[data-selected]')) dialog?.querySelector<HTMLElement>('[data-action]')?.click();
}

interface PaletteProps {
  /** How often it was asked for: it opens with each. */
  readonly asked: number;
  /** What was typed before its code was there. */
  readonly typed: string;
}

/** Goes to a section by its name, or looks up a conversation by whatever identifier was pasted, sent exactly as it came. */
export function Palette({ asked, typed }: PaletteProps) {
  const t = useT();
  const scope = useScope();
  const navigate = useNavigate();
  const [query, setQuery] = useState(typed);
  // The focus goes back to what had it as the palette opened, which Mantine doesn't note of one that is open from the start.
  useEffect(() => {
    if (asked > 0) spotlight.open();
  }, [asked]);
  const params = { workspace: scope.slug };

  const items: SpotlightActionData[] = NAV_ITEMS.map(({ to, title, icon: Icon }) => ({
    id: to,
    label: t(title),
    leftSection: <Icon size={18} aria-hidden />,
    onClick: () => void navigate({ to, params }),
  }));
  const isSection = items.some(({ label }) => label?.toLowerCase().includes(query.trim().toLowerCase()));
  const find: SpotlightActionData[] = query.trim()
    ? [
        {
          id: 'find',
          label: t(m.frame_palette_find, { id: query }),
          leftSection: <IconSearch size={18} aria-hidden />,
          // It fits whatever was typed: the filter below must not drop it.
          keywords: query,
          onClick: () =>
            void navigate({ to: '/$workspace/conversations', params, search: { id: query, open: true } }),
        },
      ]
    : [];
  return (
    <Spotlight
      actions={isSection ? [...items, ...find] : [...find, ...items]}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      size="lg"
      radius="lg"
      overlayProps={{ blur: 0, backgroundOpacity: 0.32 }}
      // Gone at once: where it leads to takes the focus.
      transitionProps={{ duration: 0 }}
      nothingFound={t(m.common_no_results)}
      searchProps={{
        placeholder: t(m.frame_palette_hint),
        leftSection: <IconSearch size={16} aria-hidden />,
        size: 'md',
        'aria-label': t(m.frame_palette),
        onKeyDown: goToFirst,
      }}
    />
  );
}
