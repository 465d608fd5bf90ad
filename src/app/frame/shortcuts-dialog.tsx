import { Switch } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import { Dialog } from '~/ui/overlay/dialog';
import { findKeysWithoutEffect, SHORTCUT_SECTIONS } from './shortcut-navigation';
import classes from './shortcuts-dialog.module.css';
import { areSingleKeyShortcutsOn, isShortcutsDialogOpen } from './single-keys';

const [COMMAND, ALT] = /Mac|iPhone|iPad/.test(navigator.platform) ? ['⌘', '⌥'] : ['Ctrl', 'Alt'];

interface Shortcut {
  readonly title: string;
  readonly keys: readonly string[];
  /** True if the keys are pressed one after the other instead of together. */
  readonly isSequence?: true;
}

interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

const columns = (t: Translator, idleKeys: ReadonlySet<string>): readonly (readonly ShortcutGroup[])[] => [
  [
    {
      title: t(m.frame_keys_anywhere),
      shortcuts: [
        { title: t(m.frame_keys_palette), keys: [COMMAND, 'K'] },
        { title: t(m.frame_keys_show), keys: ['?'] },
        { title: t(m.frame_keys_toggle_sidebar), keys: ['['] },
        { title: t(m.frame_keys_back), keys: ['Esc'] },
      ],
    },
    {
      title: t(m.frame_keys_go_to),
      shortcuts: SHORTCUT_SECTIONS.map(({ key, title }) => ({
        title: t(title),
        keys: ['G', key.toUpperCase()],
        isSequence: true,
      })),
    },
  ],
  [
    {
      title: t(m.frame_keys_in_list),
      shortcuts: [
        { title: t(m.frame_keys_move), keys: ['J', 'K'] },
        { title: t(m.common_open), keys: ['Enter'] },
        { title: t(m.common_edit), keys: ['E'] },
        { title: t(m.frame_keys_select), keys: ['X'] },
        { title: t(m.frame_keys_select_range), keys: ['Shift', 'X'] },
        { title: t(m.frame_keys_search), keys: ['/'] },
        { title: t(m.frame_keys_new), keys: ['C'] },
      ].filter(({ keys }) => !idleKeys.has(keys.join(' '))),
    },
    {
      title: t(m.frame_keys_in_form),
      shortcuts: [
        { title: t(m.frame_keys_first_field), keys: ['E'] },
        { title: t(m.common_save), keys: [COMMAND, 'S'] },
      ],
    },
    {
      title: t(m.frame_keys_in_article),
      shortcuts: [
        { title: t(m.editor_focus_mode), keys: [COMMAND, 'Shift', 'F'] },
        { title: t(m.help_center_panel), keys: [COMMAND, '.'] },
        { title: t(m.help_center_view_preview), keys: [COMMAND, ALT, 'P'] },
        { title: t(m.frame_keys_tools), keys: [ALT, 'F10'] },
      ],
    },
  ],
];

const SEPARATOR = '|';

const getIdleKeys = (): string => [...findKeysWithoutEffect()].join(SEPARATOR);

/**
 * Subscribes to changes of the page behind the dialog, because the available shortcuts change when its list finishes
 * loading.
 */
function subscribeToPage(onChange: () => void): () => void {
  const page = document.querySelector('main');
  const observer = new MutationObserver(onChange);
  if (page) observer.observe(page, { childList: true, subtree: true, attributeFilter: ['style', 'hidden'] });
  return () => observer.disconnect();
}

/**
 * The dialog with all keyboard shortcuts that work on the current page, and the switch that turns off single-key
 * shortcuts (WCAG 2.1.4).
 */
export function ShortcutsDialog() {
  const t = useT();
  const isOn = useSyncExternalStore(areSingleKeyShortcutsOn.subscribe, areSingleKeyShortcutsOn.get);
  const idleKeys = new Set(useSyncExternalStore(subscribeToPage, getIdleKeys).split(SEPARATOR));
  return (
    <Dialog size={720} title={t(m.frame_keys_title)} onClose={() => isShortcutsDialogOpen.set(false)}>
      <div className={classes.columns}>
        {columns(t, idleKeys).map((groups) => (
          <div key={groups[0]?.title}>
            {groups.map(({ title, shortcuts }) => (
              <section key={title} aria-label={title}>
                <h3 className={classes.title}>{title}</h3>
                <dl>
                  {shortcuts.map((shortcut) => (
                    <div key={shortcut.title} className={classes.shortcut}>
                      <dt>{shortcut.title}</dt>
                      <dd>
                        {shortcut.keys.map((key, at) => (
                          <span key={key}>
                            {shortcut.isSequence && at > 0 && <span>{t(m.frame_keys_then)}</span>}
                            <kbd>{key}</kbd>
                          </span>
                        ))}
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
          </div>
        ))}
      </div>
      <Switch
        mt="md"
        label={t(m.frame_keys_single)}
        description={t(m.frame_keys_single_text)}
        checked={isOn}
        onChange={(event) => areSingleKeyShortcutsOn.set(event.currentTarget.checked)}
      />
    </Dialog>
  );
}
