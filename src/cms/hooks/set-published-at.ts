import type { CollectionBeforeChangeHook } from 'payload'

/** The first publication dates an article that has no date yet. */
export const setPublishedAt: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  data._status === 'published' && !data.publishedAt && !originalDoc?.publishedAt
    ? { ...data, publishedAt: new Date().toISOString() }
    : data
