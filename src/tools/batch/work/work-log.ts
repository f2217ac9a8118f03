import type { StoredFile } from './batch-folder'
import type { TalliedFault } from './work-job'

/** The progress of a batch: all that is needed to resume from there. */
export type LogEntry = {
  /** Index of the next row. */
  next: number
  made: number
  /** Lengths of the files up to here. */
  outputBytes: number
  manifestBytes: number
  /** Faults since the previous entry. */
  faults: readonly TalliedFault[]
  /** State of the output file since the previous entry. */
  output: unknown
}

const encoder = new TextEncoder()

export function appendLog(file: StoredFile, entry: LogEntry): void {
  file.append(encoder.encode(`${JSON.stringify(entry)}\n`))
}

/**
 * Returns the valid entries: complete lines, as long as the files have at least the lengths in
 * them. The rest was cut off when the last run ended.
 */
export function readLog(text: string, sizes: { output: number; manifest: number }): LogEntry[] {
  const entries: LogEntry[] = []
  const lines = text.split('\n')
  // The text after the last line break is incomplete.
  lines.pop()
  for (const line of lines) {
    const entry = parse(line)
    const isValid =
      entry && entry.outputBytes <= sizes.output && entry.manifestBytes <= sizes.manifest
    if (!isValid) break
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
