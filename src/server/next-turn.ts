import 'server-only'
import { setImmediate } from 'node:timers/promises'

/** Lets all requests that wait go first. Long work calls it before each piece of itself. */
export const nextTurn = (): Promise<void> => setImmediate()
