import { describe, expect, it } from 'vitest';
import { shell } from '#app/i18n/resources/it/shell.ts';
import { errorMeta } from './error-meta.ts';

const missing = { status: 404, statusText: '', internal: false, data: null };

describe('errorMeta', () => {
  it('names a page that does not exist, in the language of its texts', () => {
    expect(errorMeta(missing, shell, 'Binario')[0]).toEqual({
      title: 'Ops! Pagina non trovata | Binario',
    });
  });

  it.each([[new Error('broken')], [{ ...missing, status: 503 }], [undefined]])(
    'says of %s that the page did not arrive',
    (error) => {
      expect(errorMeta(error, shell, 'Binario')[0]).toEqual({
        title: 'Questa pagina non è arrivata | Binario',
      });
    },
  );

  it('asks not to be indexed', () => {
    expect(errorMeta(missing, shell, 'Binario')).toContainEqual({ name: 'robots', content: 'noindex' });
  });
});
