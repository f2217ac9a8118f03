import type { Decoder } from '@/qr/decode'
import type { Pixels } from '@/qr/render'
import type { OpenedFile, OpenedSheet, OpenFileOptions } from './opened-file'

export type ScanDecoder = Pick<Decoder, 'decodeBitmap' | 'decodeFile' | 'stop'>

/** Browser functions of the queue; tests replace them. */
export type ScanPlatform = {
  startDecoder: () => Promise<ScanDecoder>
  /** @throws SheetError */
  openFile: (file: Blob, options: OpenFileOptions) => Promise<OpenedFile>
  readPixels: (sheet: OpenedSheet) => Promise<Pixels>
  revokeUrl: (url: string) => void
}
