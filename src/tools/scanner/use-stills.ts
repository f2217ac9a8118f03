import { useCallback, useEffect, useRef, useState } from 'react'
import type { FoundCode } from '@/qr/decode'
import type { Pixels } from '@/qr/render'
import type { ScannedPicture } from './scanned-picture'

type Still = { picture: ScannedPicture; file: Blob; afterId: string | undefined }

/** Pictures from the camera whose codes were read while it was running. */
export function useStills() {
  const [stills, setStills] = useState<readonly Still[]>([])
  const latest = useRef(stills)
  latest.current = stills

  /** @param afterId the picture that it follows. Rejects if the browser cannot open the file. */
  const add = useCallback(
    async (file: Blob, codes: readonly FoundCode[], afterId: string | undefined) => {
      const bitmap = await createImageBitmap(file)
      const { width, height } = bitmap
      bitmap.close()
      const picture: ScannedPicture = {
        id: crypto.randomUUID(),
        origin: 'camera',
        name: '',
        preview: { url: URL.createObjectURL(file), width, height },
        width,
        height,
        state: { kind: 'done' },
        codes,
      }
      setStills((current) => [...current, { picture, file, afterId }])
    },
    [],
  )
  /** @returns its file, to be scanned again; undefined if `id` is not a still */
  const remove = useCallback((id: string): Blob | undefined => {
    const still = latest.current.find(({ picture }) => picture.id === id)
    if (!still) return undefined
    revokePreviews([still])
    setStills((current) => current.filter((each) => each !== still))
    return still.file
  }, [])
  const clear = useCallback(() => {
    revokePreviews(latest.current)
    setStills([])
  }, [])
  const getPixels = useCallback(async (id: string): Promise<Pixels | null> => {
    const still = latest.current.find(({ picture }) => picture.id === id)
    if (!still) return null
    const { readSheetPixels } = await import('./sources/read-sheet-pixels')
    return readSheetPixels({ ...still.picture, input: still.file }).catch(() => null)
  }, [])
  useEffect(() => () => revokePreviews(latest.current), [])

  return { stills, add, remove, clear, getPixels }
}

function revokePreviews(stills: readonly Still[]): void {
  for (const { picture } of stills) if (picture.preview) URL.revokeObjectURL(picture.preview.url)
}

/** Inserts each still after the picture that was last at the time of its capture. */
export function mergeStills(
  pictures: readonly ScannedPicture[],
  stills: readonly Pick<Still, 'picture' | 'afterId'>[],
): readonly ScannedPicture[] {
  const ids = new Set(pictures.map(({ id }) => id))
  const after = (id: string | undefined) =>
    stills.filter(({ afterId }) => afterId === id).map(({ picture }) => picture)
  const detached = stills.filter(({ afterId }) => afterId !== undefined && !ids.has(afterId))
  return [
    ...after(undefined),
    ...pictures.flatMap((picture) => [picture, ...after(picture.id)]),
    ...detached.map(({ picture }) => picture),
  ]
}
