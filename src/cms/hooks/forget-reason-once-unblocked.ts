import type { CollectionBeforeChangeHook } from 'payload'

/** Removes the reason, which is shown to the owner, when a block is lifted. */
export const forgetReasonOnceUnblocked: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  originalDoc?.status === 'blocked' && data.status && data.status !== 'blocked'
    ? { ...data, blockReason: null }
    : data
