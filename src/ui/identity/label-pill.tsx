import { Pill, type PillProps } from '@mantine/core';
import classes from './identity.module.css';
import { LabelDot } from './label-dot';

interface LabelPillProps extends Omit<PillProps, 'color'> {
  readonly color: string | null | undefined;
  readonly title: string;
}

/** A selected label in a field. */
export function LabelPill({ color, title, ...props }: LabelPillProps) {
  return (
    <Pill className={classes.pill} {...props}>
      <LabelDot color={color}>{title}</LabelDot>
    </Pill>
  );
}
