import { expect, it } from 'vitest';
import type { SignUpResult } from '#app/domain/newsletter.ts';
import type { SiteRequest } from '#app/domain/site.ts';
import { submit } from '../newsletter.tsx';

function signUp(language: SiteRequest['language'], result: SignUpResult) {
  const newsletter = { signUp: () => Promise.resolve(result) };
  return submit(
    {
      method: 'POST',
      pathname: '/newsletter',
      path: '/newsletter',
      fields: new URLSearchParams(),
      language,
      settings: { siteName: 'Binario', publicOrigin: 'https://www.example.com' },
      newsletter,
    } as unknown as SiteRequest,
    () => '',
  );
}

it.each([
  ['en', 12, /your e-\u2060mail may take an hour\.$/],
  ['it', 60, /il messaggio può metterci un’ora\.$/],
  ['fr', 1, /le message peut mettre une heure à arriver\.$/],
  ['en', 61, /may take 2 hours\.$/],
  ['it', 180, /può metterci 3 ore\.$/],
  ['fr', 1_380, /peut mettre 23\u00a0heures à arriver\.$/],
] as const)(
  'a sign-up is taken, and says in %s that its mail takes %i minutes',
  async (language, minutes, text) => {
    expect(await signUp(language, { kind: 'delayed', minutes })).toMatchObject({
      status: 202,
      props: { delay: expect.stringMatching(text) },
    });
  },
);
