import { useSyncExternalStore } from 'react';
import { rateLimit } from '~/api/http/rate-limit';
import { useT } from '~/i18n/use-t';
import { waitText } from '~/lib/time/wait-text';
import { useTooltip } from '~/ui/overlay/use-tooltip';
import tag from '~/ui/text/tag.module.css';
import { useRateSentence } from './rate-sentence';
import { useKeepFrameBar } from './use-keep-frame-bar';

/** Says why the console waits, or that it soon will; a budget that is no worry is told in the account menu. */
export function RateMeter() {
  const t = useT();
  useKeepFrameBar();
  const rate = useSyncExternalStore(rateLimit.subscribe, rateLimit.get);
  const { sentence, secondsBlocked } = useRateSentence();
  const { target, bubble } = useTooltip(sentence);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its sentence is shown where it has the focus */}
      <span {...target} className={`${tag.tag} ${tag.warn}`} role="img" tabIndex={0} aria-label={sentence}>
        {secondsBlocked > 0
          ? waitText(secondsBlocked, t.language, 'narrow')
          : `${rate.remaining}/${rate.limit}`}
      </span>
      {bubble}
    </>
  );
}
