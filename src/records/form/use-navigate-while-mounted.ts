// Navigates after a write, unless the user has left the page in the meantime.
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Returns the router's `navigate`, wrapped to do nothing once the component is unmounted, because the user may be in
 * another workspace by then.
 */
export function useNavigateWhileMounted(): ReturnType<typeof useNavigate> {
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
