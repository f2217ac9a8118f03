// npm run qr -- COMMAND: makes, reads and checks codes; see src/cli. Standard output carries the
// result and nothing else.
import { buffer } from 'node:stream/consumers'
import { register } from 'tsx/esm/api'
import { prepare } from './prepare.mjs'

// Under npm the folder is that of package.json, and INIT_CWD the one that the call came from.
const { INIT_CWD, npm_lifecycle_event: script } = process.env
const folder = script === 'qr' && INIT_CWD ? INIT_CWD : process.cwd()

const write = process.stdout.write
process.stdout.write = process.stderr.write.bind(process.stderr)
prepare()
process.stdout.write = write

register()
const { runCommand } = await import('../src/cli/run-command.ts')
process.exitCode = await runCommand(process.argv.slice(2), {
  folder,
  readInput: () => buffer(process.stdin),
  print: (output) => process.stdout.write(output),
  note: (line) => console.error(line),
})
