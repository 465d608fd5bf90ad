// Detects other tabs of this browser that have the same article open.
import * as z from 'zod/mini';

const message = z.object({ what: z.enum(['ask', 'here', 'gone']), place: z.string(), tab: z.string() });
type Message = z.output<typeof message>;

/**
 * Announces to other tabs that this tab has the article of `draftKey` open. Calls `onOthers` whenever the set of other
 * tabs with the same article changes. Returns a function that announces that this tab has closed the article.
 */
export function announceOpenArticle(
  draftKey: string,
  tab: string,
  onOthers: (tabs: ReadonlySet<string>) => void,
): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel('article-presence');
  let others: ReadonlySet<string> = new Set();
  const tell = (what: Message['what']) =>
    channel.postMessage({ what, place: draftKey, tab } satisfies Message);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const heard = message.safeParse(data).data;
    if (!heard || heard.place !== draftKey || heard.tab === tab) return;
    if (heard.what === 'ask') tell('here');
    const next = new Set(others);
    if (heard.what === 'gone') next.delete(heard.tab);
    else next.add(heard.tab);
    if (next.size === others.size) return;
    others = next;
    onOthers(others);
  });
  const leave = () => tell('gone');
  window.addEventListener('pagehide', leave);
  tell('ask');
  return () => {
    window.removeEventListener('pagehide', leave);
    leave();
    channel.close();
  };
}
