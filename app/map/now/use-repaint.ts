import { useEffect, useEffectEvent } from 'react';

/** Calls a listener before a page is printed, with `true`, and after it. */
export function usePrinting(listener: (isPrinting: boolean) => void): void {
  const tell = useEffectEvent(listener);
  useEffect(() => {
    const onPrint = ({ type }: Event) => tell(type === 'beforeprint');
    window.addEventListener('beforeprint', onPrint);
    window.addEventListener('afterprint', onPrint);
    return () => {
      window.removeEventListener('beforeprint', onPrint);
      window.removeEventListener('afterprint', onPrint);
    };
  }, []);
}

/** Calls a listener when the browser turns dark or light. */
export function useSchemeChange(listener: () => void): void {
  const tell = useEffectEvent(listener);
  useEffect(() => {
    const scheme = window.matchMedia('(prefers-color-scheme: dark)');
    const onChange = () => tell();
    scheme.addEventListener('change', onChange);
    return () => scheme.removeEventListener('change', onChange);
  }, []);
}
