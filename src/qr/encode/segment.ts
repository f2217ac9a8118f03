/** Text modes (ISO/IEC 18004, 7.3), in the order that the planner and the tables use. */
export const segmentModes = ['numeric', 'alphanumeric', 'kanji', 'byte'] as const
export type SegmentMode = (typeof segmentModes)[number]

/** A part of the text in one mode. Bytes are UTF-8, by convention or by ECI. */
export type Segment = { mode: SegmentMode; text: string }

/** Bits of a mode indicator (table 2). */
export const modeIndicatorBits = 4

/** Mode indicators (table 2). */
export const modeIndicators = { numeric: 1, alphanumeric: 2, kanji: 8, byte: 4 } as const

/** ECI mode indicator 0111, then designator 26 (UTF-8) in one byte (7.4.2, table 4). */
export const eciHeader = { value: (0b0111 << 8) | 26, bits: 12 } as const

/** Versions that share the lengths of the character count indicator, by mode (table 3). */
export const versionRanges = [
  { first: 1, last: 9, countBits: { numeric: 10, alphanumeric: 9, kanji: 8, byte: 8 } },
  { first: 10, last: 26, countBits: { numeric: 12, alphanumeric: 11, kanji: 10, byte: 16 } },
  { first: 27, last: 40, countBits: { numeric: 14, alphanumeric: 13, kanji: 12, byte: 16 } },
] as const
export type VersionRange = (typeof versionRanges)[number]
