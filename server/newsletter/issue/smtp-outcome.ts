/**
 * How a delivery failed: `bounced` if the mailbox was refused for good; `refused` if the mail was,
 * which says nothing about the mailbox; `deferred` if the mail server wants another attempt later;
 * `operator` if it refused the sender or the login; `silent` if no reply was read.
 */
export type SmtpFailureKind = 'bounced' | 'refused' | 'deferred' | 'operator' | 'silent';

/** A failed delivery. */
export interface SmtpFailure {
  readonly kind: SmtpFailureKind;
  /** A code, never the server's text, which may quote addresses. */
  readonly reply: string;
}

// Security and policy (RFC 3463). Servers reject a blocked sender in the reply to the recipient.
const POLICY = /^\d{3}[ -]5\.7\./;

/** Classifies an error of nodemailer. */
export function readSmtpFailure(error: unknown): SmtpFailure {
  const { responseCode, response, command, code } = (error ?? {}) as Record<string, unknown>;
  const replyCode = Number(responseCode ?? 0);
  if (!(replyCode >= 400 && replyCode < 600)) {
    const reply = String(code ?? 'no reply');
    // nodemailer rejected the mail itself and did not send it.
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
