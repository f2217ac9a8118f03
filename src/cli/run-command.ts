import { type Command, type ExitCode, type Terminal, UsageError } from './command'
import { checkUsage, makeUsage, readUsage, usage } from './usage'

/** Commands are imported on demand, so that each one loads only its own dependencies. */
const commands: Readonly<Record<string, { load: () => Promise<Command>; usage: string }>> = {
  make: { load: async () => (await import('./create-code-file')).createCodeFile, usage: makeUsage },
  read: { load: async () => (await import('./read-code-files')).readCodeFiles, usage: readUsage },
  check: { load: async () => (await import('./check-code')).checkCode, usage: checkUsage },
}

/** Runs the command of `npm run qr -- …`. Throws unexpected errors only. */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [name = '', ...rest] = args
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (args.includes('--help') || args.includes('-h')) {
    terminal.print(command?.usage ?? usage)
    return 0
  }
  if (!command) {
    terminal.note(name === '' ? usage : `No command “${name}”.\n\n${usage}`)
    return 2
  }
  try {
    const run = await command.load()
    return await run(rest, terminal)
  } catch (cause) {
    if (!isCallersFault(cause)) throw cause
    terminal.note(`${cause.message}\nqr ${name} --help tells what there is.`)
    return 2
  }
}

/** Includes the errors that `parseArgs` of Node throws for unknown options. */
function isCallersFault(cause: unknown): cause is Error {
  if (!(cause instanceof Error)) return false
  const code = 'code' in cause ? String(cause.code) : ''
  return cause instanceof UsageError || code.startsWith('ERR_PARSE_ARGS')
}
