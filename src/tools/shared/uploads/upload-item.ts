import type { CodeFileView, FileFault, FileFaultValues, FileKind } from '@/codes'

/** Faults of the transfer, as opposed to those of the file. */
export const transferFaults = ['network', 'stopped', 'limited', 'key', 'gone', 'server'] as const
export type UploadFault = {
  key: FileFault | (typeof transferFaults)[number]
  values?: FileFaultValues
}

export const uploadStates = ['waiting', 'sending', 'checking', 'done', 'failed'] as const
export type UploadState = (typeof uploadStates)[number]

/** A file that is, or is to be, uploaded to a code. */
export type UploadItem = {
  /** `FileUse.id`; created in the browser and also used by the server. */
  id: string
  name: string
  kind: FileKind
  bytes: number
  /** `checking` from the last byte sent until the server's response. */
  state: UploadState
  sentBytes: number
  fault: UploadFault | null
  /** As stored by the server; before that a guess whose path is a `blob:` address. */
  file: CodeFileView
}
