import { isInternalAuthorization } from '@/env'
import type { Predicate } from './predicate'

/** The server calling itself, as the job runner does. */
export const isInternalCall: Predicate = ({ req }) =>
  isInternalAuthorization(req.headers.get('authorization'))
