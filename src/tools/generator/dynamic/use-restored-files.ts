import { useEffect, useRef } from 'react'
import type { FileUse } from '@/codes'
import { factsOf, type PageType } from '@/qr/content'
import type { Uploads } from '@/tools/shared/uploads/use-uploads'
import { findUndoFiles } from '../undo-files'

/** Restores files that were chosen before a reload, once undo or the reload lists them. */
export function useRestoredFiles(
  type: PageType,
  { items, restore }: Uploads,
  /** Those of the code; undefined until it is loaded. */
  files: readonly FileUse[] | undefined,
): void {
  const requested = useRef(new Set<string>())
  useEffect(() => {
    const choice = factsOf(type).upload
    const missing = files?.filter(({ id }) => !items.has(id) && !requested.current.has(id)) ?? []
    if (missing.length === 0 || !choice) return
    for (const { id } of missing) requested.current.add(id)
    findUndoFiles(missing.map(({ id }) => id)).then((found) => {
      for (const { id, role } of missing) {
        const file = found.get(id)
        if (file instanceof File) restore(id, file, role === 'subtitles' ? 'subtitles' : choice)
      }
    })
  }, [type, items, restore, files])
}
