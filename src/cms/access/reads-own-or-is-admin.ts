import type { FieldAccess } from 'payload'
import { isAdmin } from './is-admin'

/** For what only an administrator and the user themselves should see of a user. */
export const readsOwnOrIsAdmin: FieldAccess = ({ req, id, doc }) =>
  isAdmin({ req }) || (req.user !== null && req.user?.id === (id ?? doc?.id))
