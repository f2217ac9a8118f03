import type { Predicate } from './predicate'

/** Anybody who is signed in: there are no accounts for visitors in the CMS. */
export const isStaff: Predicate = ({ req }) => Boolean(req.user)
