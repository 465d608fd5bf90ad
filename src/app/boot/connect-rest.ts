import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { forgetAnswers, readLastAnswers } from '~/api/http/answer-records';
import { lastAnswers } from '~/api/http/availability';
import { markQuoted } from '~/lib/text/hidden-characters';
import { textMarker } from '~/lib/text/text-marker';
import { session } from '~/session/session';
import { marked } from '~/ui/text/marked';
import { nodeMarker } from '~/ui/text/node-marker';
import { whenIdle } from '~/ui/when-idle';
import { cancelLate } from './cancel-late';
import { beginVisit } from './query-client';

let stopReading = () => {};

/** Parses answers for the platform page when the page is idle. */
function readAnswersWhenIdle(): () => void {
  let isAsked = false;
  const ask = () => {
    if (isAsked || lastAnswers.get().size === 0) return;
    isAsked = true;
    whenIdle(() => {
      isAsked = false;
      readLastAnswers();
    });
  };
  ask();
  const stops = [
    lastAnswers.subscribe(ask),
    session.subscribe(() => session.get().step === 'signed-out' && forgetAnswers()),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

let isFollowing = false;

/** Tracks visits of screens, so that each screen sends its requests once. */
function followVisits(router: AnyRouter, queryClient: QueryClient): void {
  if (isFollowing) return;
  isFollowing = true;
  cancelLate(queryClient);
  router.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && beginVisit());
}

/** Connects the parts that the first screen doesn't need. */
export function connectRest(router: AnyRouter, queryClient: QueryClient): void {
  followVisits(router, queryClient);
  textMarker.set(markQuoted);
  nodeMarker.set(marked);
  stopReading();
  stopReading = readAnswersWhenIdle();
}
