import type { Access } from 'payload'
import { isAdmin } from './is-admin'

export const isAdminOrSelf: Access = ({ req }) => {
  if (isAdmin({ req })) return true
  return req.user ? { id: { equals: req.user.id } } : false
}
