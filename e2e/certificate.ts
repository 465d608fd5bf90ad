// Certificates valid for a day, created by openssl.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Certificate {
  readonly key: Buffer;
  readonly cert: Buffer;
}

/** Returns the configuration that `openssl ca` needs to create an expired certificate. */
const authority = (folder: string, names: string): string => `
[ca]
default_ca = itself
[itself]
database = ${folder}/index
new_certs_dir = ${folder}
rand_serial = yes
default_md = sha256
policy = any
x509_extensions = names
[any]
commonName = supplied
[names]
subjectAltName = ${names}
`;

/** Creates a self-signed certificate for `name`, expired if requested. Returns null if openssl isn't installed. */
export function createCertificate(name = '127.0.0.1', isExpired = false): Certificate | null {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert, wish] = [join(folder, 'key.pem'), join(folder, 'cert.pem'), join(folder, 'wish.pem')];
  // Lists an IP address twice, because nginx looks for it among the DNS names and browsers among the IP addresses.
  const names = isIP(name) ? `DNS:${name},IP:${name}` : `DNS:${name}`;
  const who = ['-newkey', 'rsa:2048', '-nodes', '-subj', `/CN=${name}`, '-keyout', key];
  const openssl = (...parts: readonly string[]) => spawnSync('openssl', parts).status === 0;
  const expired = (): boolean => {
    writeFileSync(join(folder, 'index'), '');
    writeFileSync(join(folder, 'ca.conf'), authority(folder, names));
    const days = ['-startdate', '20200101000000Z', '-enddate', '20200102000000Z'];
    const options = ['-selfsign', '-batch', '-notext', '-config', join(folder, 'ca.conf'), '-keyfile', key];
    return (
      openssl('req', '-new', ...who, '-out', wish) &&
      openssl('ca', ...options, ...days, '-in', wish, '-out', cert)
    );
  };
  const isMade = isExpired
    ? expired()
    : openssl('req', '-x509', '-days', '1', ...who, '-addext', `subjectAltName=${names}`, '-out', cert);
  const certificate = isMade ? { key: readFileSync(key), cert: readFileSync(cert) } : null;
  rmSync(folder, { recursive: true });
  return certificate;
}
