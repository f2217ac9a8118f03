import 'server-only'
import { createHmac } from 'node:crypto'
import { env } from '@/env'

/** Signs a text for one purpose; signatures for other purposes are not valid for it. */
export function sign(purpose: string, text: string): Buffer {
  if (!env.PAYLOAD_SECRET) throw new Error('There is no PAYLOAD_SECRET to sign with')
  return hmac(hmac(env.PAYLOAD_SECRET, purpose), text)
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
