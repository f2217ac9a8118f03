import type { CollectionBeforeChangeHook } from 'payload'

/** Sets the date of an article without one at its first publication. */
export const setPublishedAt: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  data._status === 'published' && !data.publishedAt && !originalDoc?.publishedAt
    ? { ...data, publishedAt: new Date().toISOString() }
    : data
