import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { env } from '@/env'

const nonceBytes = 12
const tagBytes = 16

/**
 * Encrypts a secret for the database with a key derived from PAYLOAD_SECRET. Decryption fails if
 * the value was changed or copied to another account.
 */
export function sealSecret(secret: string, accountId: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(), nonce).setAAD(Buffer.from(accountId))
  const sealed = Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()])
  return sealed.toString('base64url')
}

/**
 * Decrypts a secret. Returns undefined if it was not encrypted for this account with the current
 * PAYLOAD_SECRET.
 */
export function openSecret(sealed: string, accountId: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length <= nonceBytes + tagBytes) return undefined
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(), bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAAD(Buffer.from(accountId)).setAuthTag(bytes.subarray(-tagBytes))
  try {
    const opened = decipher.update(bytes.subarray(nonceBytes, -tagBytes))
    return Buffer.concat([opened, decipher.final()]).toString()
  } catch {
    return undefined
  }
}

function deriveKey(): Buffer {
  return createHmac('sha256', env.PAYLOAD_SECRET ?? '')
    .update('second factors')
    .digest()
}
