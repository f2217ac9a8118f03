import type { Access } from 'payload'
import { isAuthor } from './is-author'

/** Limits an author to their own articles. */
export const isOwnPost: Access = ({ req }) =>
  isAuthor({ req }) && req.user ? { author: { equals: req.user.id } } : false
