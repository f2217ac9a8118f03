import type { PayloadRequest } from 'payload'

/** Decides access from the request alone, so it works for collections, globals and fields. */
export type Predicate = (args: { req: PayloadRequest }) => boolean
