import { generateKeyPairSync, sign } from 'node:crypto';

const INTEGER = 0x02;
const BITS = 0x03;
const NAME = 0x06;
const TEXT = 0x0c;
const TIME = 0x17;
const SEQUENCE = 0x30;
const SET = 0x31;

/** One value in DER (ITU-T X.690): its tag, its length, its content. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  return Buffer.concat([Buffer.from([tag, ...derLength(length)]), content]);
}

/** A length below 0x80 is its own byte; a longer one is preceded by its number of bytes. */
function derLength(length: number): readonly number[] {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

const hex = (digits: string) => Buffer.from(digits, 'hex');
const text = (value: string) => Buffer.from(value, 'ascii');
const ECDSA_WITH_SHA256 = der(SEQUENCE, der(NAME, hex('2a8648ce3d040302')));
const COMMON_NAME = hex('550403');
const ALTERNATIVE_NAME = hex('551d11');

/**
 * Makes a key and a certificate for `localhost` that vouches for itself (RFC 5280), for TLS in
 * tests.
 */
export function selfMadeCertificate(): { readonly key: string; readonly cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = der(
    SEQUENCE,
    der(SET, der(SEQUENCE, der(NAME, COMMON_NAME), der(TEXT, text('localhost')))),
  );
  const names = der(SEQUENCE, der(0x82, text('localhost')), der(0x87, hex('7f000001')));
  const extension = der(SEQUENCE, der(NAME, ALTERNATIVE_NAME), der(0x04, names));
  const facts = der(
    SEQUENCE,
    der(0xa0, der(INTEGER, hex('02'))),
    der(INTEGER, hex('01')),
    ECDSA_WITH_SHA256,
    name,
    der(SEQUENCE, der(TIME, text('200101000000Z')), der(TIME, text('491231235959Z'))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(SEQUENCE, extension)),
  );
  const signature = sign('sha256', facts, privateKey);
  const bytes = der(SEQUENCE, facts, ECDSA_WITH_SHA256, der(BITS, hex('00'), signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
}
