import type { CodeFileView } from '@/codes/code-view'
import type { OwnedKey } from '@/codes/edit-key'
import {
  endingOf,
  type FileKind,
  fileTypes,
  findFileType,
  maxFilesPerCode,
} from '@/codes/file-types'
import { findFileFault } from './find-file-fault'
import { readUploadFault } from './read-upload-fault'
import type { SendFile } from './send-file'
import { kindOfChoice, type UploadChoice } from './upload-choice'
import type { UploadFault, UploadItem } from './upload-item'

export type RefusedFile = { name: string; fault: UploadFault }

export type UploadQueue = {
  /** By the id that `FileUse` names. A new map with every change. */
  items: () => ReadonlyMap<string, UploadItem>
  subscribe: (onChange: () => void) => () => void
  /** From when on files are sent; they wait until then. */
  setOwner: (owner: OwnedKey | null) => void
  setMaxBytes: (maxBytes: number) => void
  /** Files that the server has already. */
  know: (files: readonly CodeFileView[]) => void
  /** @param room how many more the list takes */
  add: (
    files: Iterable<File>,
    choice: UploadChoice,
    room?: number,
  ) => { ids: string[]; refused: RefusedFile[] }
  /** Stops what is on its way; it can be sent again. */
  cancel: (id: string) => void
  retry: (id: string) => void
  /** Sends again all that failed for want of a connection. */
  retryLost: () => void
  /**
   * Once all files named are there or have failed; whether all are there. Those given up on by the
   * visitor are not waited for.
   */
  settle: (ids: readonly string[]) => Promise<boolean>
  /** Lets go of everything: what is on its way, and the previews. */
  close: () => void
}

/** More at a time make none of them faster. */
const sentAtOnce = 2

export function createUploadQueue(send: SendFile): UploadQueue {
  let items: ReadonlyMap<string, UploadItem> = new Map()
  let owner: OwnedKey | null = null
  let maxBytes = Number.POSITIVE_INFINITY
  const files = new Map<string, File>()
  const stops = new Map<string, AbortController>()
  const previews = new Set<string>()
  const listeners = new Set<() => void>()

  const change = (id: string, difference: Partial<UploadItem>) => {
    const item = items.get(id)
    if (!item) return
    items = new Map(items).set(id, { ...item, ...difference })
    for (const listener of [...listeners]) listener()
  }

  const fail = (id: string, fault: UploadFault) => change(id, { state: 'failed', fault })

  const sendNext = () => {
    if (!owner) return
    for (const item of items.values()) {
      if (stops.size >= sentAtOnce) return
      const file = files.get(item.id)
      if (item.state === 'waiting' && file) void sendOne(owner, item.id, file)
    }
  }

  const sendOne = async (to: OwnedKey, id: string, file: File) => {
    const stop = new AbortController()
    stops.set(id, stop)
    change(id, { state: 'sending', sentBytes: 0, fault: null })
    const answer = await send({
      owner: to,
      id,
      file,
      signal: stop.signal,
      onProgress: (sentBytes) => {
        if (stops.get(id) !== stop) return
        const isSent = sentBytes >= file.size
        change(id, { sentBytes, state: isSent ? 'checking' : 'sending' })
      },
    })
    if (stops.get(id) !== stop) return
    stops.delete(id)
    if (answer.ok) {
      files.delete(id)
      const kind = findFileType(answer.body.mediaType)?.kind
      const { name, bytes } = answer.body
      change(id, { state: 'done', file: answer.body, name, bytes, ...(kind && { kind }) })
    } else fail(id, readUploadFault(answer.problem))
    sendNext()
  }

  const retry = (id: string) => {
    if (items.get(id)?.state !== 'failed' || !files.has(id)) return
    change(id, { state: 'waiting', fault: null, sentBytes: 0 })
    sendNext()
  }

  return {
    items: () => items,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    setOwner: (next) => {
      owner = next
      sendNext()
    },
    setMaxBytes: (next) => {
      maxBytes = next
    },
    know: (known) => {
      const fresh = known.filter(({ id }) => !items.has(id))
      if (fresh.length === 0) return
      items = new Map([...items, ...fresh.map((file) => [file.id, itemOf(file)] as const)])
      for (const listener of [...listeners]) listener()
    },
    add: (chosen, choice, room = maxFilesPerCode) => {
      const ids: string[] = []
      const refused: RefusedFile[] = []
      const next = new Map(items)
      for (const file of chosen) {
        const fault: UploadFault | undefined =
          ids.length >= room
            ? { key: 'tooMany', values: { most: maxFilesPerCode } }
            : findFileFault(file, choice, maxBytes)
        if (fault) {
          refused.push({ name: file.name, fault })
          continue
        }
        const id = crypto.randomUUID()
        const path = URL.createObjectURL(file)
        previews.add(path)
        files.set(id, file)
        next.set(id, newItem(id, file, kindOfChoice(choice, endingOf(file.name)), path))
        ids.push(id)
      }
      items = next
      for (const listener of [...listeners]) listener()
      sendNext()
      return { ids, refused }
    },
    cancel: (id) => {
      const item = items.get(id)
      if (!item || item.state === 'done') return
      const stop = stops.get(id)
      stops.delete(id)
      stop?.abort()
      fail(id, { key: 'stopped' })
      sendNext()
    },
    retry,
    retryLost: () => {
      for (const { id, fault } of items.values()) if (fault?.key === 'network') retry(id)
    },
    settle: (ids) =>
      new Promise((resolve) => {
        const look = () => {
          const asked = ids.map((id) => items.get(id))
          if (asked.some((item) => item && !['done', 'failed'].includes(item.state))) return
          listeners.delete(look)
          resolve(asked.every((item) => item?.state === 'done'))
        }
        listeners.add(look)
        look()
      }),
    close: () => {
      for (const stop of stops.values()) stop.abort()
      stops.clear()
      for (const preview of previews) URL.revokeObjectURL(preview)
      previews.clear()
    },
  }
}

function itemOf(file: CodeFileView): UploadItem {
  const { id, name, bytes, mediaType } = file
  const kind = findFileType(mediaType)?.kind ?? 'document'
  return { id, name, kind, bytes, state: 'done', sentBytes: bytes, fault: null, file }
}

function newItem(id: string, { name, size }: File, kind: FileKind, path: string): UploadItem {
  const ending = endingOf(name)
  const type = fileTypes.find((each) => each.kind === kind && each.endings.includes(ending))
  const mediaType = type?.mediaType ?? 'application/octet-stream'
  const file = { id, name, mediaType, bytes: size, widthPx: null, heightPx: null, path }
  return { id, name, kind, bytes: size, state: 'waiting', sentBytes: 0, fault: null, file }
}
