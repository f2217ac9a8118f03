import type { CodeFileView } from '@/codes/code-view'
import type { FileFault, FileFaultValues } from '@/codes/file-fault'
import type { FileKind } from '@/codes/file-types'

/** What may go wrong on the way, next to what is wrong with the file. */
export const wayFaults = ['network', 'stopped', 'limited', 'key', 'gone', 'server'] as const
export type UploadFault = {
  key: FileFault | (typeof wayFaults)[number]
  values?: FileFaultValues
}

export const uploadStates = ['waiting', 'sending', 'checking', 'done', 'failed'] as const
export type UploadState = (typeof uploadStates)[number]

/** A file on its way to a code, or there already. */
export type UploadItem = {
  /** The file's own from the beginning, also on the server: what `FileUse.id` says. */
  id: string
  name: string
  kind: FileKind
  bytes: number
  /** `checking` once all is sent, until the server has looked at it. */
  state: UploadState
  sentBytes: number
  fault: UploadFault | null
  /** As the server keeps it, or as it will most likely be; its path may be a `blob:` meanwhile. */
  file: CodeFileView
}
