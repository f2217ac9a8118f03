// npm run backup -- FILE: writes the database and the uploaded files into an archive; the site may run.
// npm run backup -- --keep FOLDER: adds an archive to a folder, for every day; deletes old ones by days,
// weeks and months, and tests one a month. npm run backup -- --check FILE or FOLDER: tests one now.
// npm run restore -- FILE: restores an archive into an empty database and file storage.
import { resolve } from 'node:path'
import { withDatabase } from './with-database.mjs'

const [command, ...args] = process.argv.slice(2)
const [option, place] = args[0]?.startsWith('--') ? args : [undefined, args[0]]
const known = { backup: [undefined, '--keep', '--check'], restore: [undefined] }
if (!known[command]?.includes(option) || !place) {
  console.error(
    'Name the archive: npm run backup -- FILE, or npm run restore -- FILE. For every day: npm run backup -- --keep FOLDER',
  )
  process.exit(1)
}
// npm changes the working directory to that of package.json; INIT_CWD is the caller's.
const path = resolve(process.env.INIT_CWD ?? '.', place)

const works = {
  backup: async (site) => {
    const { backUp } = await import('../src/backup/back-up.ts')
    const { mark } = await import('../src/backup/keep-backups.ts')
    const { backupMarks } = await import('../src/env.ts')
    const made = await backUp(site, path)
    await mark(backupMarks.made, path)
    return describe({ ...made, path })
  },
  'backup--keep': async (site) => {
    const { keepBackups } = await import('../src/backup/keep-backups.ts')
    const made = await keepBackups(site, path)
    return `${describe(made)}${made.tested ? ' It was restored to test it.' : ''}`
  },
  'backup--check': async (site) => {
    const { testBackup } = await import('../src/backup/keep-backups.ts')
    return `${await testBackup(site, path)} was restored to test it.`
  },
  restore: async (site) => {
    const { restore } = await import('../src/backup/restore.ts')
    const { rows, files } = await restore(site, path)
    return `${rows} rows and ${files} files are restored.`
  },
}

await withDatabase(
  async ({ url: databaseUrl }) => {
    const { env } = await import('../src/env.ts')
    const { getFilePlace } = await import('../src/backup/get-file-place.ts')
    const site = { databaseUrl, files: getFilePlace(), secret: env.PAYLOAD_SECRET }
    console.log(await works[command + (option ?? '')](site))
  },
  // A backup changes nothing, and a restore migrates at its own time.
  { migrated: false },
)

function describe({ rows, files, bytes, path }) {
  return `${rows} rows and ${files} files are in ${path} (${(bytes / 1_000_000).toFixed(1)} MB).`
}
