/** Where a command reads and writes; tests hand in their own. */
export type Terminal = {
  /** What relative file names start from. */
  folder: string
  readInput: () => Promise<Uint8Array>
  /** The result, nothing else. */
  print: (output: string | Uint8Array) => void
  /** Everything a person should know besides. */
  note: (line: string) => void
}

/** 0: done, found or fit to use; 1: not; 2: invalid usage. */
export type ExitCode = 0 | 1 | 2

export type Command = (args: string[], terminal: Terminal) => Promise<ExitCode>

/** Something about the call itself is wrong; the message says what would be right. */
export class UsageError extends Error {
  override name = 'UsageError'
}
