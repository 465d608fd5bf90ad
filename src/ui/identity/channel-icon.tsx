import { useT } from '~/i18n/use-t';
import { useTextMarker } from '../text/use-text-marker';
import { getChannelIcon, getChannelWord } from './channels';
import classes from './identity.module.css';

interface ChannelIconProps {
  /** As the platform writes it, such as `Channel::WebWidget`. */
  readonly type: string;
  /** Stands on a grey square of 24 px. */
  readonly isFramed?: boolean;
  /** The channel's word stands beside it, so that it isn't read out twice. */
  readonly isDecorative?: boolean;
}

/** A channel at a glance. Its word is shown on hover and read out. */
export function ChannelIcon({ type, isFramed = false, isDecorative = false }: ChannelIconProps) {
  const t = useT();
  const mark = useTextMarker();
  const Icon = getChannelIcon(type);
  const word = mark(getChannelWord(t, type));
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
