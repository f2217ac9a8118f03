/** A file to which a worker appends. */
export type StoredFile = {
  size: () => number
  append: (bytes: Uint8Array) => void
  read: (from: number, to: number) => Uint8Array<ArrayBuffer>
  truncate: (size: number) => void
  /** Writes everything to the disk. */
  flush: () => void
  close: () => void
}

/** The folder of one batch. */
export type BatchFolder = {
  /** Whether the files outlive the page. */
  isLasting: boolean
  open: (name: string) => Promise<StoredFile>
  /** Returns a complete file; null in a lasting folder, whose files the page reads directly. */
  toBlob: (name: string, type: string) => Blob | null
}

export const folderName = 'batches'
export const fileNames = {
  header: 'job.json',
  rows: 'rows.jsonl',
  faults: 'faults.jsonl',
  /** Links that the server has created for a dynamic batch so far. */
  links: 'links.jsonl',
  log: 'log.jsonl',
  manifest: 'manifest.csv',
  output: 'output',
  /** Exists once the output is complete. */
  finished: 'finished',
} as const

/** The lock of the worker of a batch, so that no other tab resumes it. */
export function lockName(id: string): string {
  return `quietzone:batch:${id}`
}

/** Why work with these files failed; errors of other threads are plain errors with a name. */
export function failureOf(error: unknown): 'storage-full' | 'worker-failed' {
  const isFull = error instanceof Error && error.name === 'QuotaExceededError'
  return isFull ? 'storage-full' : 'worker-failed'
}
