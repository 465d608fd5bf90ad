import { IconFileZip } from '@tabler/icons-react';
import { Time } from '~/ui/time/time';
import { type BundleSource, getSourceName } from '../bundle-source';
import classes from './bundle-source-label.module.css';

interface BundleSourceLabelProps {
  readonly source: BundleSource;
  /** The time when the side was loaded, in milliseconds since the epoch. */
  readonly at: number;
}

/** Names one side of a comparison: a workspace with its environment and the loading time, or a file. */
export function BundleSourceLabel({ source, at }: BundleSourceLabelProps) {
  if (source.kind === 'file')
    return (
      <span className={classes.side}>
        <IconFileZip size={16} aria-hidden />
        <b className="raw-text">{getSourceName(source)}</b>
      </span>
    );
  const { name, environment } = source.scope;
  return (
    <span className={classes.side}>
      <span className={classes.letter} aria-hidden>
        {name.trim().charAt(0).toUpperCase()}
      </span>
      <b>{name}</b>
      {environment && (
        <span className={classes.environment} data-color={environment.color}>
          {environment.name}
        </span>
      )}
      <span className={classes.time}>
        <Time value={new Date(at).toISOString()} style="ago-inline" />
      </span>
    </span>
  );
}
