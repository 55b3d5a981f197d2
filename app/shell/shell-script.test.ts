import { expect, it } from 'vitest';
import { inEveryLanguage } from '#app/domain/language.ts';
import script from './shell-script.ts?inline-script';

it('is one minified classic script', () => {
  expect(() => new Function(script)).not.toThrow();
  expect(script).not.toMatch(/\b(?:import|export)\b/);
  expect(script.split('\n')).toHaveLength(1);
});

it('has no syntax that browsers of 2020 do not know', () => {
  expect(script).not.toMatch(/\?\?=|&&=|\|\|=|\.at\(|replaceAll|static\{|#\w+ in /);
});

it('contains every language of the site', () => {
  for (const language of Object.keys(inEveryLanguage(String)))
    expect(script).toContain(`\`${language}\``);
});

it('starts no service worker in development', () => {
  expect(script).not.toContain('serviceWorker');
});
