import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** A database of the test file's own: a copy of the migrated one. Returns its URL. */
export async function createTestDatabase(): Promise<string> {
  const template = inject('templateUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: template.replace(/\/quietzone$/, '/postgres') })
  await admin.connect()
  await admin.query(`create database ${name} template quietzone`).finally(() => admin.end())
  return template.replace(/\/quietzone$/, `/${name}`)
}
