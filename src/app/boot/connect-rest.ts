import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { lastResponses } from '~/api/http/operation-availability';
import { clearResponses, updateResponseSummaries } from '~/api/http/response-summaries';
import { markHiddenCharactersInSentence } from '~/lib/text/hidden-characters';
import { hiddenCharacterMarker } from '~/lib/text/text-marker';
import { session } from '~/session/session';
import { runWhenIdle } from '~/ui/run-when-idle';
import { nodeMarker } from '~/ui/text/node-marker';
import { unconfirmedLink } from '~/ui/text/outside-link';
import { revealHiddenCharacters } from '~/ui/text/reveal-hidden-characters';
import { announceSignOuts } from '../session/announce-sign-out';
import { delayCancellation } from './cancel-late';
import { startScreenVisit } from './query-client';

let stopReading = () => {};

/**
 * Validates recorded responses while the browser is idle, for the page "API status". At sign-out, forgets the responses
 * and requests the configured sign-out path. Returns a function that stops this.
 */
function readResponsesWhenIdle(): () => void {
  let isAsked = false;
  const ask = () => {
    if (isAsked || lastResponses.get().size === 0) return;
    isAsked = true;
    runWhenIdle(() => {
      isAsked = false;
      updateResponseSummaries();
    });
  };
  ask();
  const stops = [
    lastResponses.subscribe(ask),
    session.subscribe(() => {
      if (session.get().step !== 'signed-out') return;
      clearResponses();
      unconfirmedLink.set(null);
    }),
    announceSignOuts(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

let isFollowing = false;

/**
 * Starts a new visit when the path changes. A rejected request is sent only once per visit, and a link that waits for
 * the user's confirmation is forgotten.
 */
function followVisits(router: AnyRouter, queryClient: QueryClient): void {
  if (isFollowing) return;
  isFollowing = true;
  delayCancellation(queryClient);
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (!pathChanged) return;
    startScreenVisit();
    unconfirmedLink.set(null);
  });
}

/** Sets up the features that the first screen doesn't need. */
export function connectDeferredFeatures(router: AnyRouter, queryClient: QueryClient): void {
  followVisits(router, queryClient);
  hiddenCharacterMarker.set(markHiddenCharactersInSentence);
  nodeMarker.set(revealHiddenCharacters);
  stopReading();
  stopReading = readResponsesWhenIdle();
}
