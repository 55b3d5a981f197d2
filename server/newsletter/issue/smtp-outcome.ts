/** What a failed attempt to hand a mail over means. */
export type SmtpFailure =
  /** The mailbox is refused for good. */
  | { readonly kind: 'bounced'; readonly reply: string }
  /** The mail is refused for good, which is no fault of the mailbox. */
  | { readonly kind: 'refused'; readonly reply: string }
  /** The mail server asks to come back later. */
  | { readonly kind: 'deferred'; readonly reply: string }
  /** Sender or login are refused: the operator's to mend. */
  | { readonly kind: 'operator'; readonly reply: string }
  /** No reply was read. */
  | { readonly kind: 'silent'; readonly reply: string };

// Security and policy (RFC 3463): a blocked sender is told so at the recipient, too.
const POLICY = /^\d{3}[ -]5\.7\./;

/**
 * Reads what nodemailer reports; `reply` holds a code alone: texts of mail servers quote addresses.
 */
export function readSmtpFailure(error: unknown): SmtpFailure {
  const { responseCode, response, command, code } = (error ?? {}) as Record<string, unknown>;
  const replyCode = Number(responseCode ?? 0);
  if (!(replyCode >= 400 && replyCode < 600)) {
    const reply = String(code ?? 'no reply');
    // Without a reply these are nodemailer's own: an address or a login that no server was asked
    // about.
    if (code === 'EENVELOPE' || code === 'EMESSAGE') return { kind: 'refused', reply };
    return { kind: code === 'EAUTH' ? 'operator' : 'silent', reply };
  }
  const reply = String(replyCode);
  const isOfMail = command === 'RCPT TO' || command === 'DATA';
  if (!isOfMail) return { kind: 'operator', reply };
  if (replyCode < 500) return { kind: 'deferred', reply };
  const isOfMailbox = command === 'RCPT TO' && !POLICY.test(String(response));
  return { kind: isOfMailbox ? 'bounced' : 'refused', reply };
}
