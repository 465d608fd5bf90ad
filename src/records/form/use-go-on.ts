// Navigation after a write that respects the user leaving the page in the meantime.
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Returns the router's `navigate`, which does nothing once the component is unmounted: the user may be in another
 * workspace.
 */
export function useGoOn(): ReturnType<typeof useNavigate> {
  const navigate = useNavigate();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return async (options) => {
    if (isHere.current) await navigate(options);
  };
}
