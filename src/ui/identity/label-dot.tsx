import classes from './identity.module.css';

const COLOR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** Returns a color from the platform if it is safe to use in CSS: `#rgb` or `#rrggbb`. */
export const readLabelColor = (color: string | null | undefined): string | undefined =>
  color && COLOR.test(color) ? color : undefined;

interface LabelDotProps {
  /** The label's color as sent by the platform. */
  readonly color: string | null | undefined;
  /** The label's title. */
  readonly children: string;
  /** True to show only the dot. The title is then announced and shown on hover. */
  readonly isDotOnly?: boolean;
}

/** A label as a colored dot and its title. */
export function LabelDot({ color, children, isDotOnly = false }: LabelDotProps) {
  return (
    <span className={classes.label} {...(isDotOnly && { title: children })}>
      <span className={classes.dot} style={{ color: readLabelColor(color) }} />
      <span className={isDotOnly ? 'visually-hidden' : undefined} dir="auto">
        {children}
      </span>
    </span>
  );
}
