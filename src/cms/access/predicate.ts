import type { PayloadRequest } from 'payload'

/** Answers yes or no from the request alone, so it serves collections, globals and fields alike. */
export type Predicate = (args: { req: PayloadRequest }) => boolean
