import type { CollectionBeforeDeleteHook } from 'payload'

/** A file belongs to one code and goes with it. */
export const removeFilesOfCode: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    collection: 'code-files',
    where: { code: { equals: id } },
    req,
    overrideAccess: true,
  })
}
