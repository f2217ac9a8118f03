import type { StoredFile } from './batch-folder'
import type { TalliedFault } from './work-job'

/** How far a batch has come: all that has to be known to go on from there. */
export type LogEntry = {
  /** Of rows; the next to be made. */
  next: number
  made: number
  /** Lengths of the files up to here. */
  outputBytes: number
  manifestBytes: number
  /** Since the entry before. */
  faults: readonly TalliedFault[]
  /** For the file that is written; since the entry before. */
  output: unknown
}

const encoder = new TextEncoder()

export function appendLog(file: StoredFile, entry: LogEntry): void {
  file.append(encoder.encode(`${JSON.stringify(entry)}\n`))
}

/**
 * The entries that hold: complete lines, as far as the files are as long as they say. What comes
 * after was cut off by whatever ended the last run.
 */
export function readLog(text: string, sizes: { output: number; manifest: number }): LogEntry[] {
  const entries: LogEntry[] = []
  const lines = text.split('\n')
  // What stands behind the last line break was not written to its end.
  lines.pop()
  for (const line of lines) {
    const entry = parse(line)
    const holds =
      entry && entry.outputBytes <= sizes.output && entry.manifestBytes <= sizes.manifest
    if (!holds) break
    entries.push(entry)
  }
  return entries
}

function parse(line: string): LogEntry | undefined {
  try {
    return JSON.parse(line) as LogEntry
  } catch {
    return undefined
  }
}
