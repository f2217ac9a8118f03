/** Input and output of a command; tests pass their own implementation. */
export type Terminal = {
  /** Base folder of relative file names. */
  folder: string
  readInput: () => Promise<Uint8Array>
  /** Prints the result and nothing else (standard output). */
  print: (output: string | Uint8Array) => void
  /** Prints messages for the user (standard error). */
  note: (line: string) => void
}

/**
 * 0: success, code found or usable; 1: failure, not found or not usable; 2: invalid usage; 3: made,
 * but not usable, or not made because its grade is below the demanded one.
 */
export type ExitCode = 0 | 1 | 2 | 3

export type Command = (args: string[], terminal: Terminal) => Promise<ExitCode>

/** Invalid arguments or options. The message describes the valid usage. */
export class UsageError extends Error {
  override name = 'UsageError'
}
