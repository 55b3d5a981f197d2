/**
 * Copies a text during a press. The newer interface takes its time, in which a press on the link to
 * a shop opens a tab, and a page without the focus may not copy.
 */
export function copyText(text: string): boolean {
  const write = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', write, { once: true });
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', write);
  return isCopied;
}
