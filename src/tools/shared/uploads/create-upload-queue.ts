import {
  type CodeFileView,
  endingOf,
  fileFaults,
  fileTypes,
  findFileType,
  maxFilesPerCode,
  type OwnedKey,
  type Problem,
  type ProblemKey,
} from '@/codes'
import { type Observable, observable } from '@/std/observable'
import type { Answer } from '@/tools/shared/dynamic/code-client'
import type { SendFile } from './send-file'
import { endingsOfChoice, kindOfChoice, type UploadChoice } from './upload-choice'
import type { UploadFault, UploadItem } from './upload-item'

export type RefusedFile = { name: string; fault: UploadFault }

export type UploadQueue = {
  /** By the id in `FileUse`. A new map with every change. */
  items: () => ReadonlyMap<string, UploadItem>
  subscribe: (onChange: () => void) => () => void
  /** Starts sending; without an owner files wait. */
  setOwner: (owner: OwnedKey | null) => void
  setMaxBytes: (maxBytes: number) => void
  /** Files that the server has already. */
  addStored: (files: readonly CodeFileView[]) => void
  /** @param room how many more files the list accepts */
  add: (
    files: Iterable<File>,
    choice: UploadChoice,
    room?: number,
  ) => { ids: string[]; refused: RefusedFile[] }
  /** Adds a file under its former id, unless the queue or the server has it. */
  restore: (id: string, file: File, choice: UploadChoice) => void
  /** Aborts an upload; it can be retried. */
  cancel: (id: string) => void
  retry: (id: string) => void
  /** Retries every upload that failed because there was no connection. */
  retryLost: () => void
  /** Resolves once every file is done or has failed, with whether all are done. */
  settle: (ids: readonly string[]) => Promise<boolean>
  /** Aborts all requests and revokes the previews. */
  close: () => void
}

/** More uploads in parallel make none of them faster. */
const maxParallel = 2

export function createUploadQueue(
  send: SendFile,
  onAdded?: (id: string, file: File) => void,
): UploadQueue {
  const items = observable<ReadonlyMap<string, UploadItem>>(new Map())
  let owner: OwnedKey | null = null
  let maxBytes = Number.POSITIVE_INFINITY
  const files = new Map<string, File>()
  const requests = new Map<string, AbortController>()
  const previews: string[] = []

  const change = (id: string, difference: Partial<UploadItem>) => {
    const item = items.get().get(id)
    if (item) items.set(new Map(items.get()).set(id, { ...item, ...difference }))
  }
  const append = (added: readonly UploadItem[]) =>
    items.set(new Map([...items.get(), ...added.map((item) => [item.id, item] as const)]))

  const sendWaiting = () => {
    if (!owner) return
    for (const { id, state } of items.get().values()) {
      if (requests.size >= maxParallel) return
      const file = files.get(id)
      if (state === 'waiting' && file) void sendOne(owner, id, file)
    }
  }

  const sendOne = async (to: OwnedKey, id: string, file: File) => {
    const request = new AbortController()
    requests.set(id, request)
    change(id, { state: 'sending', sentBytes: 0, fault: null })
    const onProgress = (sentBytes: number) => {
      if (requests.get(id) !== request) return
      change(id, { sentBytes, state: sentBytes >= file.size ? 'checking' : 'sending' })
    }
    const answer = await send({ owner: to, id, file, signal: request.signal, onProgress })
    if (requests.get(id) !== request) return
    requests.delete(id)
    if (answer.ok) files.delete(id)
    change(id, readOutcome(answer))
    sendWaiting()
  }

  const retry = (id: string) => {
    if (items.get().get(id)?.state !== 'failed' || !files.has(id)) return
    change(id, { state: 'waiting', fault: null, sentBytes: 0 })
    sendWaiting()
  }

  const queueFile = (id: string, file: File, choice: UploadChoice) => {
    const item = newItem(id, file, choice)
    files.set(id, file)
    previews.push(item.file.path)
    return item
  }

  return {
    items: items.get,
    subscribe: items.subscribe,
    setOwner: (changed) => {
      owner = changed
      sendWaiting()
    },
    setMaxBytes: (changed) => {
      maxBytes = changed
    },
    addStored: (stored) => {
      const added = stored.filter(({ id }) => !items.get().has(id))
      if (added.length > 0) append(added.map(storedItem))
    },
    add: (chosen, choice, room = maxFilesPerCode) => {
      const added: UploadItem[] = []
      const refused: RefusedFile[] = []
      for (const file of chosen) {
        const fault = findFileFault(file, choice, { maxBytes, room: room - added.length })
        if (fault) {
          refused.push({ name: file.name, fault })
          continue
        }
        const item = queueFile(crypto.randomUUID(), file, choice)
        added.push(item)
        onAdded?.(item.id, file)
      }
      append(added)
      sendWaiting()
      return { ids: added.map(({ id }) => id), refused }
    },
    restore: (id, file, choice) => {
      if (items.get().has(id)) return
      append([queueFile(id, file, choice)])
      sendWaiting()
    },
    cancel: (id) => {
      const state = items.get().get(id)?.state
      if (!state || state === 'done') return
      requests.get(id)?.abort()
      requests.delete(id)
      change(id, { state: 'failed', fault: { key: 'stopped' } })
      sendWaiting()
    },
    retry,
    retryLost: () => {
      for (const { id, fault } of items.get().values()) if (fault?.key === 'network') retry(id)
    },
    settle: (ids) => waitForAll(items, ids),
    close: () => {
      for (const request of requests.values()) request.abort()
      requests.clear()
      for (const preview of previews.splice(0)) URL.revokeObjectURL(preview)
    },
  }
}

/** Resolves once every item is done or has failed, with whether all are done. */
function waitForAll(
  items: Observable<ReadonlyMap<string, UploadItem>>,
  ids: readonly string[],
): Promise<boolean> {
  return new Promise((resolve) => {
    const check = () => {
      const waited = ids.map((id) => items.get().get(id))
      if (waited.some((item) => item && !['done', 'failed'].includes(item.state))) return
      unsubscribe()
      resolve(waited.every((item) => item?.state === 'done'))
    }
    const unsubscribe = items.subscribe(check)
    check()
  })
}

function storedItem(file: CodeFileView): UploadItem {
  const { id, name, bytes, mediaType } = file
  const kind = findFileType(mediaType)?.kind ?? 'document'
  return { id, name, kind, bytes, state: 'done', sentBytes: bytes, fault: null, file }
}

function newItem(id: string, chosen: File, choice: UploadChoice): UploadItem {
  const { name, size: bytes } = chosen
  const ending = endingOf(name)
  const kind = kindOfChoice(choice, ending)
  const type = fileTypes.find((each) => each.kind === kind && each.endings.includes(ending))
  const mediaType = type?.mediaType ?? 'application/octet-stream'
  const path = URL.createObjectURL(chosen)
  const file = { id, name, mediaType, bytes, widthPx: null, heightPx: null, path }
  return { id, name, kind, bytes, state: 'waiting', sentBytes: 0, fault: null, file }
}

/** An item's changes after the server has answered. */
function readOutcome(answer: Answer<CodeFileView>): Partial<UploadItem> {
  if (!answer.ok) return { state: 'failed', fault: readUploadFault(answer.problem) }
  const { name, bytes, mediaType } = answer.body
  const kind = findFileType(mediaType)?.kind
  return { state: 'done', file: answer.body, name, bytes, ...(kind && { kind }) }
}

const faultsOfProblems: Partial<Record<ProblemKey, UploadFault['key']>> = {
  limited: 'limited',
  proof: 'limited',
  unauthorised: 'key',
  unknown: 'gone',
  gone: 'gone',
  blocked: 'gone',
  tooLarge: 'tooLarge',
  fileType: 'kind',
}

/** The reason for a failed upload; null means that there was no response. */
function readUploadFault(problem: Problem | null): UploadFault {
  if (!problem) return { key: 'network' }
  const error = problem.errors?.[0]
  const key = fileFaults.find((fault) => fault === error?.key)
  const values = error?.values ?? problem.values
  return { key: key ?? faultsOfProblems[problem.key] ?? 'server', ...(values && { values }) }
}

/** Why a file is refused before it is sent. */
function findFileFault(
  { name, size }: Pick<File, 'name' | 'size'>,
  choice: UploadChoice,
  { maxBytes, room }: { maxBytes: number; room: number },
): UploadFault | undefined {
  if (room <= 0) return { key: 'tooMany', values: { most: maxFilesPerCode } }
  const ending = endingOf(name)
  if (/^hei[cf]s?$/.test(ending)) return { key: 'heic' }
  if (/^(avi|mkv|wmv|flv|mpe?g|m2ts|mts|3gp|vob)$/.test(ending)) return { key: 'film' }
  if (/^(doc|xls|ppt|dot|xlt|pot)m$/.test(ending)) return { key: 'macros' }
  if (!endingsOfChoice(choice).includes(ending)) return { key: 'kind', values: { choice } }
  if (size === 0) return { key: 'empty' }
  if (size > maxBytes) return { key: 'tooLarge', values: { limit: maxBytes, bytes: size } }
  return undefined
}
