import { describe, expect, it } from 'vitest';
import { chosenAddress, setChangedFields } from './language-choice.ts';

const address = () => new URL('https://www.example.com/?lng=it');

function fields(values: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

describe('chosenAddress', () => {
  it('has the search of the page in the chosen language, and nothing that it had before', () => {
    const link = `${address().href}&station=milan`;
    expect(chosenAddress(link, '?lng=en&from=Roma&reach=rome', 'it').href).toBe(
      'https://www.example.com/?lng=it&from=Roma&reach=rome',
    );
    expect(chosenAddress(link, '', 'it').href).toBe('https://www.example.com/?lng=it');
  });
});

describe('setChangedFields', () => {
  it('writes changed fields, including emptied ones', () => {
    const link = address();
    const sent = fields({ from: 'Roma', to: 'Milano', date: '2026-12-01' });
    setChangedFields(link, fields({ from: 'Napoli', to: '', date: '2026-12-01' }), sent);
    expect(link.search).toBe('?lng=it&from=Napoli&to=');
  });
});
