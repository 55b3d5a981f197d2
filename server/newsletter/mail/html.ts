import type { HtmlEscapedString } from 'hono/utils/html';

/** A piece of a mail's HTML. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;
