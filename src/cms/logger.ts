import { log } from '@/log'

/** Payload's logger, whose level is independent of the other loggers. */
export const logger = log.child({ name: 'payload' })
