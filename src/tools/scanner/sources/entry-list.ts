import { scaleCodes } from '@/qr/decode/cascade/scale-codes'
import type { ScanFailure, ScannedPicture, ScanOrigin, ScanState } from '../scanned-picture'
import type { Sheet } from './opened-file'

/** What is behind a picture that is shown. `isFine`: its corners speak of the finer drawing. */
export type Entry = { picture: ScannedPicture; file: Blob; sheetIndex: number; isFine: boolean }

export type ScanSnapshot = { pictures: readonly ScannedPicture[]; isBusy: boolean }

export type EntryList = ReturnType<typeof createEntryList>

export function isUnderWay({ kind }: ScanState): boolean {
  return kind === 'waiting' || kind === 'opening' || kind === 'reading'
}

/** Pictures in their order; changes of those that are gone are ignored. */
export function createEntryList(revokeUrl: (url: string) => void) {
  let entries: readonly Entry[] = []
  let snapshot: ScanSnapshot = { pictures: [], isBusy: false }
  let lastId = 0
  const listeners = new Set<() => void>()

  function publish(next: readonly Entry[]): void {
    entries = next
    const pictures = next.map(({ picture }) => picture)
    snapshot = { pictures, isBusy: pictures.some(({ state }) => isUnderWay(state)) }
    for (const listen of listeners) listen()
  }
  const find = (id: string) => entries.find(({ picture }) => picture.id === id)
  const replace = (id: string, change: (entry: Entry) => readonly Entry[]) =>
    publish(entries.flatMap((entry) => (entry.picture.id === id ? change(entry) : [entry])))
  const change = (id: string, values: Partial<ScannedPicture>) =>
    replace(id, (entry) => [{ ...entry, picture: { ...entry.picture, ...values } }])

  return {
    getSnapshot: () => snapshot,
    getAll: () => entries,
    find,
    replace,
    change,
    subscribe: (listen: () => void) => {
      listeners.add(listen)
      return () => {
        listeners.delete(listen)
      }
    },
    create: (file: Blob, origin: ScanOrigin, sheetIndex = 0): Entry => {
      const picture: ScannedPicture = {
        id: `picture-${++lastId}`,
        origin,
        name: file instanceof File ? file.name : '',
        preview: null,
        width: 0,
        height: 0,
        state: { kind: 'waiting' },
        codes: [],
      }
      return { picture, file, sheetIndex, isFine: false }
    },
    append: (added: readonly Entry[]) => publish([...entries, ...added]),
    /** What was found is worth more than what went wrong afterwards. */
    fail: (id: string, reason: ScanFailure) => {
      const hasCodes = (find(id)?.picture.codes.length ?? 0) > 0
      change(id, { state: hasCodes ? { kind: 'done' } : { kind: 'failed', reason } })
    },
    /** Takes over the preview; codes found before are carried into its pixels. */
    show: (id: string, sheet: Sheet, at: { sheetIndex: number; isFine: boolean }) => {
      const old = find(id)?.picture
      if (!old) return revokeUrl(sheet.preview.url)
      const { preview, width, height, part } = sheet
      const codes = scaleCodes(old.codes, old.width > 0 ? width / old.width : 1)
      const shown = { preview, width, height, codes, ...(part && { part }) }
      replace(id, (entry) => [{ ...entry, ...at, picture: { ...entry.picture, ...shown } }])
      if (old.preview) revokeUrl(old.preview.url)
    },
    drop: (isDropped: (entry: Entry) => boolean) => {
      const dropped = entries.filter(isDropped)
      publish(entries.filter((entry) => !isDropped(entry)))
      for (const { picture } of dropped) if (picture.preview) revokeUrl(picture.preview.url)
    },
  }
}
