import { shareInProcess } from '@/std/share-in-process'

/**
 * How the start script starts the jobs, which are in Next's bundles, like all that they share with
 * pages and the admin. Next's bundles fill it in.
 */
export const jobsOfProcess = shareInProcess('jobs', () => ({
  start: undefined as ((databaseUrl: string) => Promise<() => Promise<void>>) | undefined,
}))
