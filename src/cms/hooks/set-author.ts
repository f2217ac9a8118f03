import type { CollectionBeforeValidateHook } from 'payload'

/** The user who creates an article is its author, until an editor changes it. */
export const setAuthor: CollectionBeforeValidateHook = ({ data, operation, req }) =>
  operation === 'create' && req.user && !data?.author ? { ...data, author: req.user.id } : data
