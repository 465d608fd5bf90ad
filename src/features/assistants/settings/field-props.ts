import type { ReactNode } from 'react';
import type { Json } from '~/lib/json/merge-patch';

/** What every field of one value takes. */
export interface FieldProps {
  /** Its name, and the key beside it. */
  readonly label: ReactNode;
  readonly value: Json;
  /** The value that was read: its type says how it is edited, its line breaks are kept. */
  readonly original: Json | undefined;
  /** What was typed that is no value yet. */
  readonly typed: string | undefined;
  /** Undefined forgets what was typed. */
  readonly onTyped: (text: string | undefined) => void;
  readonly onChange: (value: Json) => void;
}
