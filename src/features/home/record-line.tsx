import type { IconProps } from '@tabler/icons-react';
import { Link, type NavigateOptions } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { useTextMarker } from '~/ui/text/use-text-marker';
import classes from './lines.module.css';

interface RecordLineProps {
  readonly icon: ComponentType<IconProps>;
  readonly name: string;
  /** The kind of record, or what was done with it. */
  readonly note?: ReactNode;
  /** A tag for what differs from the usual. */
  readonly tag?: ReactNode;
  readonly when?: ReactNode;
  readonly page: NavigateOptions;
}

/** A line that leads to a record. */
export function RecordLine({ icon: Icon, name, note, tag, when, page }: RecordLineProps) {
  const mark = useTextMarker();
  return (
    <li>
      <Link {...page} className={classes.line}>
        <Icon size={16} aria-hidden />
        <span className={classes.lead} dir="auto" title={mark(name)}>
          {mark(name)}
        </span>{' '}
        {note && <span className={classes.note}>{note}</span>} {tag}{' '}
        {when && <span className={classes.when}>{when}</span>}
      </Link>
    </li>
  );
}
