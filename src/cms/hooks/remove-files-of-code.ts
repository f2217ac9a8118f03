import type { CollectionBeforeDeleteHook } from 'payload'

/** Deletes the files of a deleted code. */
export const removeFilesOfCode: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    collection: 'code-files',
    where: { code: { equals: id } },
    req,
    overrideAccess: true,
  })
}
