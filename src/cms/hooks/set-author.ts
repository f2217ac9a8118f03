import type { CollectionBeforeValidateHook } from 'payload'

/** Sets the user who creates an article as its author; editors can change the author later. */
export const setAuthor: CollectionBeforeValidateHook = ({ data, operation, req }) =>
  operation === 'create' && req.user && !data?.author ? { ...data, author: req.user.id } : data
