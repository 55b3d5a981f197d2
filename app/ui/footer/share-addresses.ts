/**
 * Where each network lets a visitor share a page: its own address, opened only by a click.
 *
 * @param address the page's absolute address
 */
export function shareAddresses(address: string): Readonly<Record<string, string>> {
  const page = encodeURIComponent(address);
  return {
    WhatsApp: `https://wa.me/?text=${page}`,
    Facebook: `https://www.facebook.com/sharer/sharer.php?u=${page}`,
    X: `https://x.com/intent/post?url=${page}`,
    Bluesky: `https://bsky.app/intent/compose?text=${page}`,
  };
}
