// npm run qr -- COMMAND: creates, reads and checks codes; see src/cli. Standard output contains
// only the result.
import { buffer } from 'node:stream/consumers'
import { prepare } from './prepare.mjs'

// npm changes the working directory to that of package.json; INIT_CWD is the caller's.
const { INIT_CWD, npm_lifecycle_event: script } = process.env
const folder = script === 'qr' && INIT_CWD ? INIT_CWD : process.cwd()

const write = process.stdout.write
process.stdout.write = process.stderr.write.bind(process.stderr)
prepare()
process.stdout.write = write

const { register } = await import('tsx/esm/api')
register()
const { runCommand } = await import('../src/cli/run-command.ts')
process.exitCode = await runCommand(process.argv.slice(2), {
  folder,
  readInput: () => buffer(process.stdin),
  print: (output) => process.stdout.write(output),
  note: (line) => console.error(line),
})
