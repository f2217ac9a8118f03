import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Terminal, UsageError } from './command'

/** Reads a file, or standard input for '-'. */
export async function readInputFile(name: string, terminal: Terminal): Promise<Uint8Array> {
  if (name === '-') return terminal.readInput()
  try {
    return await readFile(resolve(terminal.folder, name))
  } catch (cause) {
    throw new UsageError(`Cannot read ${name}: ${(cause as NodeJS.ErrnoException).code}`)
  }
}

/** Writes a file, or to standard output for '-'. */
export async function writeOutput(
  name: string,
  bytes: string | Uint8Array,
  terminal: Terminal,
): Promise<void> {
  if (name === '-') return terminal.print(bytes)
  try {
    await writeFile(resolve(terminal.folder, name), bytes)
  } catch (cause) {
    throw new UsageError(`Cannot write ${name}: ${(cause as NodeJS.ErrnoException).code}`)
  }
}
