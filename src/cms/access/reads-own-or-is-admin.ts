import type { FieldAccess } from 'payload'
import { isAdmin } from './is-admin'

/** Allows reading a field of a user to administrators and to the user. */
export const readsOwnOrIsAdmin: FieldAccess = ({ req, id, doc }) =>
  isAdmin({ req }) || (req.user !== null && req.user?.id === (id ?? doc?.id))
