import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/**
 * Writes a migration as SQL if the tables of the CMS's config differ from those after the last
 * migration. Payload creates it as a module that runs statements, with the new tables in a JSON file.
 *
 * @returns the path of the SQL file; undefined if the tables have not changed
 */
export async function createMigration(name, options) {
  const { runChild } = await import('../src/start/run-child.ts')
  await runChild(['node_modules/payload/bin.js', 'migrate:create', name, '--skip-empty'], options)
  const index = 'migrations/index.ts'
  const module = readdirSync('migrations').find((file) => file.endsWith('.ts'))
  rmSync(index, { force: true })
  if (!module) return undefined
  const path = `migrations/${module}`
  const { up } = await import(pathToFileURL(path).href)
  const statements = []
  const execute = ({ queryChunks }) => statements.push(...queryChunks.flatMap(({ value }) => value))
  await up({ db: { execute } })
  rmSync(path)
  const created = path.replace(/ts$/, 'sql')
  writeFileSync(created, `${statements.join('\n').replace(/^ +/gm, '').trim()}\n`)
  return created
}
