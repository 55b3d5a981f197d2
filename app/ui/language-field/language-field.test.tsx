import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageField } from './language-field.tsx';

it('names the language of a form, except the default one', () => {
  expect(renderToStaticMarkup(<LanguageField language="it" />)).toBe(
    '<input type="hidden" name="lng" value="it"/>',
  );
  expect(renderToStaticMarkup(<LanguageField language="en" />)).toBe('');
});
