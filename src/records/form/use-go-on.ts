// Where a write that has ended leads: to another page, unless its own was left meanwhile.
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Navigates as the router does, and nowhere once whoever asks is gone: they are on another page, in another workspace perhaps. */
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
