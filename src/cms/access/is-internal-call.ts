import { timingSafeEqual } from 'node:crypto'
import { internalToken } from '@/env'
import type { Predicate } from './predicate'

/** The server calling itself, as the job runner does. */
export const isInternalCall: Predicate = ({ req }) => {
  const given = Buffer.from(req.headers.get('authorization') ?? '')
  const expected = Buffer.from(`Bearer ${internalToken}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
