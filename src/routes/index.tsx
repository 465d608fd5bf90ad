import { createFileRoute, redirect } from '@tanstack/react-router';
import { getStartPath } from '~/app/boot/first-path';

export const Route = createFileRoute('/')({
  beforeLoad: () => {
    throw redirect({ href: getStartPath() });
  },
});
