import { type ScryptOptions, scrypt } from 'node:crypto'

export type KeyTask = { password: string; salt: Uint8Array; log2: number }

export const keyBytes = 32

/**
 * Derives a key with scrypt. The password is normalized, because keyboards compose letters in
 * different ways (RFC 8265).
 */
export function deriveKey({ password, salt, log2 }: KeyTask): Promise<Uint8Array> {
  const options: ScryptOptions = { N: 2 ** log2, r: 8, p: 1, maxmem: 2 ** log2 * 8 * 128 * 2 }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, keyBytes, options, (fault, key) =>
      fault ? reject(fault) : resolve(key),
    )
  })
}
