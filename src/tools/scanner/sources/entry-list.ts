import { scaleCodes } from '@/qr/decode'
import { observable } from '@/std/observable'
import type { ScanFailure, ScannedPicture, ScanOrigin, ScanState } from '../scanned-picture'
import type { OpenedSheet } from './opened-file'

/** A picture and its file. `isFine`: corners refer to the higher resolution. */
export type Entry = { picture: ScannedPicture; file: Blob; sheetIndex: number; isFine: boolean }

export type ScanSnapshot = { pictures: readonly ScannedPicture[]; isBusy: boolean }

export type EntryList = ReturnType<typeof createEntryList>

export function isPending({ kind }: ScanState): boolean {
  return kind === 'waiting' || kind === 'opening' || kind === 'reading'
}

/** Pictures in order; changes to removed pictures are ignored. */
export function createEntryList(revokeUrl: (url: string) => void) {
  let entries: readonly Entry[] = []
  let lastId = 0
  const snapshot = observable<ScanSnapshot>({ pictures: [], isBusy: false })

  function publish(changed: readonly Entry[]): void {
    entries = changed
    const pictures = changed.map(({ picture }) => picture)
    snapshot.set({ pictures, isBusy: pictures.some(({ state }) => isPending(state)) })
  }
  const find = (id: string) => entries.find(({ picture }) => picture.id === id)
  const replace = (id: string, change: (entry: Entry) => readonly Entry[]) =>
    publish(entries.flatMap((entry) => (entry.picture.id === id ? change(entry) : [entry])))
  const change = (id: string, values: Partial<ScannedPicture>) =>
    replace(id, (entry) => [{ ...entry, picture: { ...entry.picture, ...values } }])

  return {
    getSnapshot: snapshot.get,
    subscribe: snapshot.subscribe,
    getAll: () => entries,
    find,
    replace,
    change,
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
    /** A picture with codes is done even if it fails afterwards. */
    fail: (id: string, reason: ScanFailure) => {
      const hasCodes = (find(id)?.picture.codes.length ?? 0) > 0
      change(id, { state: hasCodes ? { kind: 'done' } : { kind: 'failed', reason } })
    },
    /** Replaces the preview and scales the codes found so far to its size. */
    show: (id: string, sheet: OpenedSheet, at: { sheetIndex: number; isFine: boolean }) => {
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
