import { html, raw } from 'hono/html';
import type { Language } from '#app/domain/language.ts';
import type { Html } from './html.ts';
import { BAND_NIGHT_RULES, posterBand } from './poster-band.ts';

// The face of the reader's own system, and one only: no mail program loads another one.
const FACE = '-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica,Arial,sans-serif';

const PAGE = `margin:0;padding:24px 12px;background:#f4ecdc;color:#1d1f2b;font:16px/1.5 ${FACE}`;
const CARD = 'max-width:560px;margin:0 auto;background:#fffdf7';
const INSIDE = 'padding:24px 28px 28px';
const NAME = 'margin:0 0 24px;font-size:18px;font-weight:bold;line-height:20px';
// The site's mark: the double bar.
const MARK =
  'display:inline-block;width:4px;height:20px;margin-right:9px;vertical-align:top;' +
  'border:solid #c4211f;border-width:0 4px';
const HEADING = 'margin:0 0 20px;font-size:28px;font-weight:bold;line-height:1.2';
const FOOT = 'margin:24px 0 0;padding-top:16px;border-top:2px solid #1d1f2b;font-size:14px';

/**
 * The styles of a mail's parts. Programs drop style sheets, so each element has its own by day; the
 * class of the same name turns it to night in those that are dark and keep the sheet.
 */
export const MAIL_STYLES = {
  subheading: 'margin:28px 0 12px;font-size:20px;font-weight:bold;line-height:1.3',
  text: 'margin:0 0 16px',
  small: 'margin:0 0 12px;font-size:14px;color:#4a4c58',
  link: 'color:#8f1e17',
  button:
    'display:inline-block;padding:14px 24px;background:#b3261e;border-radius:4px;color:#ffffff;' +
    'font-size:17px;font-weight:bold;line-height:1.2;text-align:center;text-decoration:none',
} as const;

const NIGHT = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#0d1526!important;color:#f3ecdf!important}
.card{background:#17213a!important}
.small{color:#cbc5b8!important}
.link{color:#a5d4f0!important}
.button{background:#c4302a!important}
.foot{border-color:#f3ecdf!important}
${BAND_NIGHT_RULES}
}`;

/** A link in a mail's text. */
export function link(href: string, label: string): Html {
  return html`<a class="link" href="${href}" style="${MAIL_STYLES.link}">${label}</a>`;
}

/** The HTML document around a mail: the strip of a poster, the site's name, and its text. */
export function mailPage(mail: {
  readonly language: Language;
  readonly siteName: string;
  readonly subject: string;
  /** Shown by mail programs beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly body: Html;
  readonly foot: readonly [Html, Html];
}): string {
  const { language, siteName, subject, preview, heading, body, foot } = mail;
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${raw(NIGHT)}</style>
</head>
<body class="page" style="${PAGE}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<div class="card" role="article" lang="${language}" style="${CARD}">
${posterBand()}<div style="${INSIDE}">
<p style="${NAME}"><span style="${MARK}"></span>${siteName}</p>
<h1 style="${HEADING}">${heading}</h1>
${body}<p class="foot" style="${FOOT}">${foot[0]} · ${foot[1]}</p>
</div>
</div>
</body>
</html>
`;
  return String(page);
}
