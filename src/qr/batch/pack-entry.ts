import { deflateSync } from 'fflate'
import { crc32 } from '@/qr/render/crc32'
import { zipMethods } from './zip-records'

/**
 * Content of a file. Text is compressed; bytes are stored, because pictures are compressed already.
 */
export type EntryContent = { text: string } | { bytes: Uint8Array }

/** Content of a file as stored in an archive; `bytes` is its unpacked length. */
export type PackedEntry = { method: number; crc: number; bytes: number; data: Uint8Array }

const encoder = new TextEncoder()
/** A larger memory level than a drawing's length needs costs time and saves no bytes. */
const deflateOptions = { level: 6, mem: 2 } as const
/** ZIP64 allows more, but each file is in memory as a whole. */
const maxFileBytes = 0xfffffffe

/** @throws RangeError for a file of 4 GB */
export function packEntry(entry: EntryContent): PackedEntry {
  const isText = 'text' in entry
  const content = isText ? encoder.encode(entry.text) : entry.bytes
  if (content.length > maxFileBytes) throw new RangeError('Too large for an archive')
  const deflated = isText ? deflateSync(content, deflateOptions) : content
  const isShorter = deflated.length < content.length
  return {
    method: isShorter ? zipMethods.deflated : zipMethods.stored,
    crc: crc32(content),
    bytes: content.length,
    data: isShorter ? deflated : content,
  }
}
