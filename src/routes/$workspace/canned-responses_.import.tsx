import { createFileRoute } from '@tanstack/react-router';
import { ImportScreen } from '~/features/canned-responses/import/import-screen';

export const Route = createFileRoute('/$workspace/canned-responses_/import')({ component: ImportScreen });
