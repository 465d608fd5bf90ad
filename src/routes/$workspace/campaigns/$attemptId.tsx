import { createFileRoute } from '@tanstack/react-router';
import { SendAttemptScreen } from '~/features/campaigns/attempt/send-attempt-screen';

export const Route = createFileRoute('/$workspace/campaigns/$attemptId')({ component: Attempt });

function Attempt() {
  return <SendAttemptScreen attemptId={Route.useParams().attemptId} />;
}
