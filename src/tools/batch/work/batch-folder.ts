/** A file that grows at its end, as a worker sees it. */
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
  /** Whether they outlive the page. */
  isLasting: boolean
  open: (name: string) => Promise<StoredFile>
  /** The whole of a file; null from a lasting folder, which the page looks into on its own. */
  toBlob: (name: string, type: string) => Blob | null
}

export const folderName = 'batches'
export const fileNames = {
  header: 'job.json',
  rows: 'rows.jsonl',
  faults: 'faults.jsonl',
  /** What the server has made of a dynamic batch so far. */
  links: 'links.jsonl',
  log: 'log.jsonl',
  manifest: 'manifest.csv',
  output: 'output',
  /** Is there once the output is whole. */
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
