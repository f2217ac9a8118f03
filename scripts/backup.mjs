// npm run backup -- FILE: writes the database and the uploaded files into an archive; the site may
// run. npm run restore -- FILE: restores them into an empty database and file storage.
import { resolve } from 'node:path'
import { withDatabase } from './with-database.mjs'

const [command, file] = process.argv.slice(2)
if (!['backup', 'restore'].includes(command) || !file) {
  console.error('Name the archive: npm run backup -- FILE, or npm run restore -- FILE')
  process.exit(1)
}
// npm changes the working directory to that of package.json; INIT_CWD is the caller's.
const path = resolve(process.env.INIT_CWD ?? '.', file)

await withDatabase(
  async ({ url: databaseUrl }) => {
    const { env } = await import('../src/env.ts')
    const { getFilePlace } = await import('../src/backup/get-file-place.ts')
    const site = { databaseUrl, files: getFilePlace(), secret: env.PAYLOAD_SECRET }
    if (command === 'backup') {
      const { backUp } = await import('../src/backup/back-up.ts')
      const { rows, files, bytes } = await backUp(site, path)
      const size = (bytes / 1_000_000).toFixed(1)
      console.log(`${rows} rows and ${files} files are in ${path} (${size} MB).`)
    } else {
      const { restore } = await import('../src/backup/restore.ts')
      const { rows, files } = await restore(site, path)
      console.log(`${rows} rows and ${files} files are restored.`)
    }
  },
  // A backup changes nothing, and a restore migrates at its own time.
  { migrated: false },
)
