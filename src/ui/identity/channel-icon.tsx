import { useT } from '~/i18n/use-t';
import { useTextMarker } from '../text/use-text-marker';
import { getChannelIcon, getChannelName } from './channels';
import classes from './identity.module.css';

interface ChannelIconProps {
  /** The platform's name of the channel, such as `Channel::WebWidget`. */
  readonly type: string;
  /** True to show the icon on a gray square of 24 px. */
  readonly isFramed?: boolean;
  /** True if the channel's name is shown next to the icon, so that it isn't announced twice. */
  readonly isDecorative?: boolean;
}

/** The icon of a channel. Its name is shown on hover and announced to screen readers. */
export function ChannelIcon({ type, isFramed = false, isDecorative = false }: ChannelIconProps) {
  const t = useT();
  const mark = useTextMarker();
  const Icon = getChannelIcon(type);
  const word = mark(getChannelName(t, type));
  return (
    <span
      className={classes.channel}
      data-framed={isFramed || undefined}
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': word, title: word })}
    >
      <Icon size={15} aria-hidden />
    </span>
  );
}
