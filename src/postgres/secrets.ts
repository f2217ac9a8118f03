import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

export type Secrets = { databasePassword: string; payloadSecret: string }

/** Reads the secrets next to the data, or creates them, readable by the owner only. */
export function getSecrets(file: string): Secrets {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets
  const secrets = {
    databasePassword: randomBytes(24).toString('hex'),
    payloadSecret: randomBytes(32).toString('hex'),
  }
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600, flag: 'wx' })
  return secrets
}
