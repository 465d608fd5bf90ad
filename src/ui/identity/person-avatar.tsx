// Avatars of people: initials in a circle.
import { IconUser } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { getInitials } from '../text/get-initials';
import { useTextMarker } from '../text/use-text-marker';
import classes from './identity.module.css';

const COLORS = 6;

/** Returns a color index that depends only on the name. */
const pickColor = (name: string): number =>
  Array.from(name.trim().toLowerCase()).reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) %
  COLORS;

interface PersonAvatarProps {
  /** The person's name. Null shows a dashed circle, which means "Unassigned". */
  readonly name: string | null;
  /** The diameter: 22 px, 28 px or 36 px. */
  readonly size?: 'small' | 'medium' | 'large';
  /** True if no name is shown next to the avatar. Screen readers then announce the name, and hovering shows it. */
  readonly isRead?: boolean;
}

export function PersonAvatar({ name, size = 'small', isRead = false }: PersonAvatarProps) {
  const t = useT();
  const mark = useTextMarker();
  const label = name === null ? t(m.identity_unassigned) : mark(name);
  return (
    <span
      className={classes.mark}
      data-size={size}
      {...(name === null ? { 'data-nobody': true } : { 'data-color': pickColor(name) })}
      // Renders the initials with CSS, so that they aren't part of the text content, for example in tooltips.
      data-initials={name === null ? undefined : getInitials(name)}
      {...(isRead ? { role: 'img', 'aria-label': label, title: label } : { 'aria-hidden': true })}
    >
      {name === null && <IconUser size={14} aria-hidden />}
    </span>
  );
}

interface PersonNameProps {
  /** The person's name. Null for "Unassigned". */
  readonly name: string | null;
  /** The text shown instead of "Unassigned". */
  readonly nobody?: string;
  readonly size?: PersonAvatarProps['size'];
}

/** A person's avatar followed by the name. */
export function PersonName({ name, nobody, size = 'small' }: PersonNameProps) {
  const t = useT();
  const mark = useTextMarker();
  return (
    <span className={classes.named}>
      <PersonAvatar name={name} size={size} />
      {name === null ? (
        <span className={classes.absent}>{nobody ?? t(m.identity_unassigned)}</span>
      ) : (
        <bdi>{mark(name)}</bdi>
      )}
    </span>
  );
}
