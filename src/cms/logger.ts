import { log } from '@/log'

/** Payload's log. Its level can change without that of the others. */
export const logger = log.child({ name: 'payload' })
