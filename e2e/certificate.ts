// Certificates for a day, made by openssl.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Certificate {
  readonly key: Buffer;
  readonly cert: Buffer;
}

/** A self-signed certificate for `name`; null where there is no openssl. */
export function makeCertificate(name = '127.0.0.1'): Certificate | null {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  // nginx looks for an address among the names, a browser among the addresses.
  const names = isIP(name) ? `DNS:${name},IP:${name}` : `DNS:${name}`;
  const options = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${name}`];
  const outputs = ['-addext', `subjectAltName=${names}`, '-keyout', key, '-out', cert];
  const made = spawnSync('openssl', ['req', ...options, ...outputs]);
  const certificate = made.status === 0 ? { key: readFileSync(key), cert: readFileSync(cert) } : null;
  rmSync(folder, { recursive: true });
  return certificate;
}
