/** What goes with an answer while the store is away. */
export const NOT_NOW = { status: 503, headers: { 'Retry-After': '60' } };

/**
 * Reads what a form sends by the names of its fields; a body that is no form at all is a form
 * without any.
 */
export async function postedTexts(request: Request): Promise<(name: string) => string> {
  const form = await request.formData().catch(() => new FormData());
  return (name) => String(form.get(name) ?? '');
}
