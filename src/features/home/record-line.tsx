import type { IconProps } from '@tabler/icons-react';
import { Link, type NavigateOptions } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { RecordName } from '~/ui/text/record-name';
import { useTextMarker } from '~/ui/text/use-text-marker';
import classes from './lines.module.css';

interface RecordLineProps {
  readonly icon: ComponentType<IconProps>;
  readonly name: string;
  /** The kind of record, or the change. */
  readonly note?: ReactNode;
  /** A tag for an unusual state. */
  readonly tag?: ReactNode;
  /** The time of the change, or an icon. */
  readonly end?: ReactNode;
  readonly page: NavigateOptions;
}

export function RecordLine({ icon: Icon, name, note, tag, end, page }: RecordLineProps) {
  const mark = useTextMarker();
  return (
    <li>
      <Link {...page} className={classes.line}>
        <Icon size={16} aria-hidden />
        <span className={classes.lead} title={mark(name)}>
          <RecordName name={name} />
        </span>{' '}
        {note && <span className={classes.note}>{note}</span>} {tag}{' '}
        {end && <span className={classes.end}>{end}</span>}
      </Link>
    </li>
  );
}
