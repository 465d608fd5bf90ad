import { Center } from '@mantine/core';
import { type ReactNode, use } from 'react';
import { ScopeContext } from '~/session/scope-context';

/** Adds the main landmark to a page outside a workspace. Within a workspace, the frame contains the landmark. */
export function MainLandmark({ children }: { readonly children: ReactNode }) {
  if (use(ScopeContext)) return children;
  return (
    <Center component="main" p="xl">
      {children}
    </Center>
  );
}
