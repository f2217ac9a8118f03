import { decodeStretch, isAscii } from '@/qr/decode/symbol/decode-stretches'
import { findTextEncoding } from '@/qr/decode/symbol/find-text-encoding'
import {
  readSegments,
  type SegmentRead,
  type SymbolContent,
} from '@/qr/decode/symbol/read-segments'
import type { SymbolSegment, SymbolSegmentMode } from './symbol-facts'

const modeNames = {
  numeric: 'numeric',
  alphanumeric: 'alphanumeric',
  byte: 'byte',
  kanji: 'kanji',
  eci: 'eci',
  structuredAppend: 'structured-append',
  fnc1First: 'fnc1',
  fnc1Second: 'fnc1',
} as const satisfies Record<Exclude<SegmentRead['mode'], 'terminator'>, SymbolSegmentMode>

/**
 * Lists the segments of a symbol's data codewords (ISO/IEC 18004, 7.4). Returns undefined if the
 * codewords contain no valid segments.
 */
export function listSegments(
  data: Uint8Array,
  version: number,
): { content: SymbolContent; segments: SymbolSegment[] } | undefined {
  const read: SegmentRead[] = []
  const content = readSegments(data, version, (segment) => read.push(segment))
  if (!content) return undefined
  const { encoding } = findTextEncoding(
    read.map(({ charset, bytes }) => ({ charset, bytes: [...bytes] })),
  )
  const segments = read.flatMap((segment): SymbolSegment[] => {
    const { mode, characters, bits, charset, bytes } = segment
    if (mode === 'terminator') return []
    const text = decodeStretch({ charset, bytes: [...bytes] }, encoding)
    const said = mode === 'eci' ? String(charset) : text
    return [
      {
        mode: modeNames[mode],
        characters,
        bits,
        text: said || describeAppendPosition(mode, content),
        ...(charset === null && !isAscii(bytes) && { undeclared: bytes }),
      },
    ]
  })
  return { content, segments }
}

function describeAppendPosition(
  mode: SegmentRead['mode'],
  { structuredAppend }: SymbolContent,
): string {
  if (mode !== 'structuredAppend' || !structuredAppend) return ''
  return `${structuredAppend.index + 1}/${structuredAppend.count}`
}
