import type { CollectionBeforeValidateHook } from 'payload'

/** Whoever starts an article is its author, until an editor says otherwise. */
export const setAuthor: CollectionBeforeValidateHook = ({ data, operation, req }) =>
  operation === 'create' && req.user && !data?.author ? { ...data, author: req.user.id } : data
