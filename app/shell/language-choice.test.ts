import { describe, expect, it } from 'vitest';
import { addMissingFields, setChangedFields } from './language-choice.ts';

const address = () => new URL('https://www.example.com/?lng=it');

function fields(values: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

describe('addMissingFields', () => {
  it('adds the search and keeps the chosen language', () => {
    const link = address();
    addMissingFields(link, '?lng=en&from=Roma&map=reach');
    expect(link.search).toBe('?lng=it&from=Roma&map=reach');
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
