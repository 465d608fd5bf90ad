// People as initials in a circle.
import { IconUser } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { initials } from '../text/initials';
import { useTextMarker } from '../text/use-text-marker';
import classes from './identity.module.css';

const COLORS = 6;

/** The same name has the same color everywhere. */
const pickColor = (name: string): number =>
  Array.from(name.trim().toLowerCase()).reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) %
  COLORS;

interface PersonMarkProps {
  /** Null for nobody, who is a dashed circle. */
  readonly name: string | null;
  /** 22 px, 28 px or 36 px. */
  readonly size?: 'small' | 'medium' | 'large';
  /** Reads the name out and shows it on hover, where it doesn't stand beside the mark. */
  readonly isRead?: boolean;
}

export function PersonMark({ name, size = 'small', isRead = false }: PersonMarkProps) {
  const t = useT();
  const mark = useTextMarker();
  const label = name === null ? t(m.identity_unassigned) : mark(name);
  return (
    <span
      className={classes.mark}
      data-size={size}
      {...(name === null ? { 'data-nobody': true } : { 'data-color': pickColor(name) })}
      // Drawn by the style sheet: initials are no part of the text, such as that of a tooltip.
      data-initials={name === null ? undefined : initials(name)}
      {...(isRead ? { role: 'img', 'aria-label': label, title: label } : { 'aria-hidden': true })}
    >
      {name === null && <IconUser size={14} aria-hidden />}
    </span>
  );
}

interface PersonNameProps {
  /** Null for nobody. */
  readonly name: string | null;
  /** Replaces "Unassigned". */
  readonly nobody?: string;
}

/** A person's mark with the name beside it. */
export function PersonName({ name, nobody }: PersonNameProps) {
  const t = useT();
  const mark = useTextMarker();
  return (
    <span className={classes.named}>
      <PersonMark name={name} />
      {name === null ? (
        <span className={classes.absent}>{nobody ?? t(m.identity_unassigned)}</span>
      ) : (
        <bdi>{mark(name)}</bdi>
      )}
    </span>
  );
}
