import type { CollectionBeforeChangeHook } from 'payload'

/** The owner reads the reason; it must not stay when the block is gone. */
export const forgetReasonOnceUnblocked: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  originalDoc?.status === 'blocked' && data.status && data.status !== 'blocked'
    ? { ...data, blockReason: null }
    : data
