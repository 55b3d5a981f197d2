/**
 * Where each network lets a visitor share a page, opened only by a click: the page's encoded
 * address goes after it.
 */
export const SHARE_ADDRESSES: Readonly<Record<string, string>> = {
  WhatsApp: 'https://wa.me/?text=',
  Facebook: 'https://www.facebook.com/sharer/sharer.php?u=',
  X: 'https://x.com/intent/post?url=',
  Bluesky: 'https://bsky.app/intent/compose?text=',
};
