import type { FormReader } from '#app/domain/site.ts';
import type { SiteContext } from './request-context.ts';

/** Far more than any form has; thousands of them take longer to parse than a page to make. */
const MOST_FORM_FIELDS = 100;

/** A form as it was posted. */
export interface PostedForm {
  readonly type: string;
  readonly body: ArrayBuffer;
}

/**
 * Reads a posted form.
 *
 * @throws for a body that is too long or does not arrive whole
 */
export async function readForm(c: SiteContext): Promise<PostedForm> {
  return { type: c.req.header('Content-Type') ?? '', body: await c.req.arrayBuffer() };
}

/**
 * Parses a posted form; a body that is no form, or has far more fields than one, is a form without
 * any fields.
 */
export async function parseForm({ type, body }: PostedForm): Promise<FormReader> {
  const separators =
    Buffer.from(body)
      .toString('latin1')
      .match(/&|\r\n--/g) ?? [];
  if (separators.length > MOST_FORM_FIELDS) return () => '';
  const response = new Response(body, { headers: { 'Content-Type': type } });
  const form = await response.formData().catch(() => new FormData());
  return (name) => String(form.get(name) ?? '');
}
