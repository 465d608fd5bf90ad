import { forgetAnswers, readLastAnswers } from '~/api/http/answer-records';
import { lastAnswers } from '~/api/http/last-answers';
import { connectKinds } from '~/records/activity/kinds-source';
import { session } from '~/session/session';
import { whenIdle } from '~/ui/when-idle';

let stopReading = () => {};

/** Reads of each answer what the platform page says of it, when the page has nothing else to do. */
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

/** Connects what no first screen needs: how the activity reaches its records, whose code comes later still, and what answers show. */
export function connectRest(): void {
  connectKinds(() => import('./record-kinds').then(({ REACHABLE_KINDS }) => REACHABLE_KINDS));
  stopReading();
  stopReading = readAnswersWhenIdle();
}
