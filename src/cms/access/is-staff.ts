import type { Predicate } from './predicate'

/** Allows every signed-in user: the CMS has no accounts for visitors. */
export const isStaff: Predicate = ({ req }) => Boolean(req.user)
