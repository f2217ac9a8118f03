import 'server-only'
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** 2^15 rounds in blocks of 8: 32 MB and some 80 ms for each attempt. */
const costLog2 = 15
const hashBytes = 32

/** Of a password that visitors of a code have to give. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, costLog2)
  return ['scrypt', costLog2, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

export async function isPassword(passwordHash: string, given: string): Promise<boolean> {
  const [scheme, cost, salt = '', hash = ''] = passwordHash.split('$')
  if (scheme !== 'scrypt') return false
  const kept = Buffer.from(hash, 'base64url')
  const made = await derive(given, Buffer.from(salt, 'base64url'), Number(cost))
  return kept.length === made.length && timingSafeEqual(kept, made)
}

/** Keyboards compose letters in different ways (RFC 8265). */
function derive(password: string, salt: Buffer, log2: number): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** log2, r: 8, p: 1, maxmem: 2 ** log2 * 8 * 128 * 2 }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, hashBytes, options, (fault, hash) =>
      fault ? reject(fault) : resolve(hash),
    )
  })
}
