import { isAdmin } from './is-admin'
import type { Predicate } from './predicate'

/** Editors and everybody above them. */
export const isEditor: Predicate = ({ req }) => isAdmin({ req }) || req.user?.role === 'editor'
