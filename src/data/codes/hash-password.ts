import 'server-only'
import { randomBytes } from 'node:crypto'
import { isSameSecret } from '@/std/is-same-secret'
import { openWorkerPool } from '../open-worker-pool'
import type { KeyTask } from './derive-key'

/** 2^15 rounds in blocks of 8: 32 MB and some 80 ms for each attempt. */
const costLog2 = 15

/** A separate process, so that the thread pool for files and DNS stays free. */
const derive = openWorkerPool<KeyTask, Uint8Array>({
  entry: 'src/data/codes/password-worker.ts',
  size: 1,
  deadlineMs: 10_000,
  maxWaiting: 100,
})

/** Hashes the password that visitors of a code have to enter. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = Buffer.from(await derive({ password, salt, log2: costLog2 }))
  return ['scrypt', costLog2, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

export async function isPassword(passwordHash: string, password: string): Promise<boolean> {
  const [scheme, cost, salt = '', hash = ''] = passwordHash.split('$')
  if (scheme !== 'scrypt') return false
  const task = { password, salt: Buffer.from(salt, 'base64url'), log2: Number(cost) }
  return isSameSecret(await derive(task), Buffer.from(hash, 'base64url'))
}
