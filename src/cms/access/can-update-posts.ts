import type { Access } from 'payload'
import { canUpdateEditorial } from './can-update-editorial'
import { isAuthor } from './is-author'

export const canUpdatePosts: Access = (args) => canUpdateEditorial(args) || isOwnPost(args)

/** Limits an author to their own articles. */
const isOwnPost: Access = ({ req }) =>
  isAuthor({ req }) && req.user ? { author: { equals: req.user.id } } : false
