import { useSyncExternalStore } from 'react';
import { rateLimit } from '~/api/http/rate-limit';
import classes from './account-menu-items.module.css';
import { useRateLimitSentence } from './describe-rate-limit';

const CIRCUMFERENCE = 2 * Math.PI * 14.5;

/**
 * Shows the remaining requests as a ring and a sentence, or only as a sentence if the rate limit headers are missing.
 */
export function RequestLimitIndicator() {
  const { limit, remaining } = useSyncExternalStore(rateLimit.subscribe, rateLimit.get);
  const { sentence } = useRateLimitSentence();
  const share = limit === null || remaining === null || limit === 0 ? null : Math.min(1, remaining / limit);
  return (
    <div className={classes.limit}>
      {share !== null && (
        <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden>
          <circle className={classes.track} cx="18" cy="18" r="14.5" />
          <circle
            className={classes.left}
            data-near={share <= 0.1 || undefined}
            cx="18"
            cy="18"
            r="14.5"
            strokeDasharray={`${share * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
            transform="rotate(-90 18 18)"
          />
        </svg>
      )}
      <span>{sentence}</span>
    </div>
  );
}
