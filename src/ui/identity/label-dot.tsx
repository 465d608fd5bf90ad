import classes from './identity.module.css';

const COLOR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** Returns a color of the platform if it is safe to use in a style: `#rgb` or `#rrggbb`. */
export const readLabelColor = (color: string | null | undefined): string | undefined =>
  color && COLOR.test(color) ? color : undefined;

interface LabelDotProps {
  /** The label's own color, as the platform sends it. */
  readonly color: string | null | undefined;
  /** The label's title. */
  readonly children: string;
  /** Only the dot is in sight, and the title is read out and shown on hover. */
  readonly isDotOnly?: boolean;
}

/** A label as a dot in its color and its title. */
export function LabelDot({ color, children, isDotOnly = false }: LabelDotProps) {
  return (
    <span className={classes.label} {...(isDotOnly && { title: children })}>
      <span className={classes.dot} style={{ color: readLabelColor(color) }} />
      <span className={isDotOnly ? classes.hidden : undefined} dir="auto">
        {children}
      </span>
    </span>
  );
}
