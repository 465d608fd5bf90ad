import { UnstyledButton } from '@mantine/core';
import { IconChevronRight, IconSettings } from '@tabler/icons-react';
import { type FocusEvent, useId, useState } from 'react';
import { useT } from '~/i18n/use-t';
import { useIsAdministrator } from '~/session/scope-context';
import { usePlainLinkProps } from '~/ui/page/plain-link';
import { SETTINGS_ITEMS } from './nav-items';
import classes from './nav-links.module.css';

interface SettingsLinksProps {
  readonly workspace: string;
  readonly label: string;
  readonly isCurrent: (to: string) => boolean;
}

/** The width of the navigation in pixels below which it shows only icons and Settings opens beside it. */
const RAIL_WIDTH = 100;

const isInRail = (element: Element) => (element.closest('nav')?.clientWidth ?? RAIL_WIDTH) < RAIL_WIDTH;

/** The expandable Settings group. While one of its pages is open, it is expanded unless the user collapses it. */
export function SettingsLinks({ workspace, label, isCurrent }: SettingsLinksProps) {
  const t = useT();
  const id = useId();
  const link = usePlainLinkProps();
  const isAdministrator = useIsAdministrator() !== false;
  const [choice, setChoice] = useState<'open' | 'closed' | null>(null);
  const entries = SETTINGS_ITEMS.filter((entry) => isAdministrator || !('isForAdministrators' in entry));
  const isWithin = entries.some(({ to }) => isCurrent(to));
  const isOpen = choice === null ? isWithin : choice === 'open';
  const closeBesideRail = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isInRail(currentTarget) && !currentTarget.contains(relatedTarget)) setChoice(null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes the focus of its content
    <div
      className={classes.settings}
      data-current={isWithin || undefined}
      data-expanded={isOpen || undefined}
      onBlur={closeBesideRail}
    >
      <UnstyledButton
        className={classes.link}
        title={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={({ currentTarget }) => {
          const isShown = isOpen && !(isInRail(currentTarget) && choice === null);
          setChoice(isShown ? 'closed' : 'open');
        }}
      >
        <IconSettings size={17} aria-hidden />
        <span>{label}</span>
        <IconChevronRight className={classes.chevron} size={16} aria-hidden />
      </UnstyledButton>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it only observes clicks on its links
        <div
          id={id}
          className={classes.entries}
          data-chosen={choice === 'open' || undefined}
          onClick={({ currentTarget }) => isInRail(currentTarget) && setChoice(null)}
        >
          {entries.map(({ to, title }) => (
            <a
              key={to}
              {...link({ to, params: { workspace } })}
              aria-current={isCurrent(to) ? 'page' : undefined}
              className={classes.entry}
            >
              {t(title)}
            </a>
          ))}
        </div>
      )}
    </div>
  );
}
