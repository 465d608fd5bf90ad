import { Center } from '@mantine/core';
import { type ReactNode, use } from 'react';
import { ScopeContext } from '~/session/scope-context';

/** A page that may stand inside a workspace's frame, which is its landmark, or alone, where it needs one of its own. */
export function MainLandmark({ children }: { readonly children: ReactNode }) {
  if (use(ScopeContext)) return children;
  return (
    <Center component="main" p="xl">
      {children}
    </Center>
  );
}
