import { Center } from '@mantine/core';
import { type ReactNode, use } from 'react';
import { ScopeContext } from '~/session/scope-context';

/** Adds the main landmark to a page rendered outside a workspace's frame, which otherwise provides it. */
export function MainLandmark({ children }: { readonly children: ReactNode }) {
  if (use(ScopeContext)) return children;
  return (
    <Center component="main" p="xl">
      {children}
    </Center>
  );
}
