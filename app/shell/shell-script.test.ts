import { expect, it } from 'vitest';
import { inEveryLanguage } from '#app/domain/language.ts';
import script from './shell-script.ts?inline-script';

it('is one classic script without modules, sent as small as it can be', () => {
  expect(() => new Function(script)).not.toThrow();
  expect(script).not.toMatch(/\b(?:import|export)\b/);
  expect(script.split('\n')).toHaveLength(1);
});

it('is written without what browsers before 2020 cannot read', () => {
  expect(script).not.toMatch(/\?\?=|&&=|\|\|=|\.at\(|replaceAll|static\{|#\w+ in /);
});

it('knows every language of the site', () => {
  for (const language of Object.keys(inEveryLanguage(String)))
    expect(script).toContain(`\`${language}\``);
});

it('starts no service worker in development', () => {
  expect(script).not.toContain('serviceWorker');
});
