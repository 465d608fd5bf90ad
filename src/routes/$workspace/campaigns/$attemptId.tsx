import { createFileRoute } from '@tanstack/react-router';
import { AttemptScreen } from '~/features/campaigns/attempt/attempt-screen';

export const Route = createFileRoute('/$workspace/campaigns/$attemptId')({ component: Attempt });

function Attempt() {
  return <AttemptScreen attemptId={Route.useParams().attemptId} />;
}
