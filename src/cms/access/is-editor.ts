import { isAdmin } from './is-admin'
import type { Predicate } from './predicate'

/** Allows editors and administrators. */
export const isEditor: Predicate = ({ req }) => isAdmin({ req }) || req.user?.role === 'editor'
