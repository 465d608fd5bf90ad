import { connectKinds } from '~/records/activity/kinds-source';

/** Says how the records of the activity are reached; their code comes when one is looked at. */
export const connectRecordKinds = (): void =>
  connectKinds(() => import('./record-kinds').then(({ REACHABLE_KINDS }) => REACHABLE_KINDS));
