export type Job = {
  name: string
  /** Id of the advisory lock that lets one process run the job at a time. */
  lockId: number
  everyMs: number
  /** UTC hour at which a daily job is due again, whenever its last run ended. */
  atHour?: number
  /** Milliseconds after which a run is aborted; the next run starts as soon as possible. */
  budgetMs: number
  /** Must end soon after the signal aborts, and may be run again at any time. */
  run: (signal: AbortSignal) => Promise<void>
}
