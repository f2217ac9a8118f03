export type Job = {
  name: string
  /** Of the advisory lock that lets one process run it at a time. */
  lockId: number
  everyMs: number
  /** What takes longer is ended, and goes on as soon as possible. */
  budgetMs: number
  /** Ends soon after the signal aborts. It can be run again at any time, also when it was ended. */
  run: (signal: AbortSignal) => Promise<void>
}
