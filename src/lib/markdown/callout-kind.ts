// Recognizes callouts: quotes that start with a bold word, such as "Note:". Readers see a normal quote, but the editor
// and the preview tint callouts.
import { foldText } from '../text/fold-text';

export type CalloutKind = 'note' | 'tip' | 'warning' | 'important' | 'other';

/** The words that start a callout, in lowercase and without accents. */
const WORDS: Readonly<Record<string, CalloutKind>> = {
  note: 'note',
  info: 'note',
  nota: 'note',
  informacion: 'note',
  informacao: 'note',
  observacao: 'note',
  tip: 'tip',
  hint: 'tip',
  consejo: 'tip',
  sugerencia: 'tip',
  truco: 'tip',
  dica: 'tip',
  sugestao: 'tip',
  warning: 'warning',
  caution: 'warning',
  advertencia: 'warning',
  atencion: 'warning',
  cuidado: 'warning',
  precaucion: 'warning',
  aviso: 'warning',
  atencao: 'warning',
  important: 'important',
  importante: 'important',
};

/**
 * Returns the kind of callout that starts with this bold text. Returns null if a quote that starts with the text isn't
 * a callout. A word that isn't in the list must end with a colon.
 */
export function getCalloutKind(boldStart: string): CalloutKind | null {
  const [, word = '', colon = ''] = /^([^:：]{1,30}?)\s*([:：.!]?)\s*$/.exec(boldStart) ?? [];
  return WORDS[foldText(word)] ?? (colon === ':' || colon === '：' ? 'other' : null);
}
