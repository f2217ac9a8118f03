/**
 * Reads the pair kerning of a GPOS table; returns a function from two glyph indices to font units,
 * 0 if there is no pair. Reads lookups of type 2, also inside extensions (type 9), which
 * opentype.js does not support. Source: https://learn.microsoft.com/typography/opentype/spec/gpos
 */
export function readKerning(gpos) {
  const lookups = kerningLookups(gpos).map((lookup) => pairSubtables(gpos, lookup))
  return (left, right) => {
    let units = 0
    for (const subtables of lookups) {
      // Within a lookup, the first subtable that contains the pair applies.
      for (const findAdvance of subtables) {
        const advance = findAdvance(left, right)
        if (advance === undefined) continue
        units += advance
        break
      }
    }
    return units
  }
}

/** Returns the offsets of the lookups that any `kern` feature references, in the table's order. */
function kerningLookups(gpos) {
  const features = gpos.readUInt16BE(6)
  const indices = new Set()
  for (let index = 0; index < gpos.readUInt16BE(features); index++) {
    const record = features + 2 + 6 * index
    if (gpos.toString('latin1', record, record + 4) !== 'kern') continue
    const feature = features + gpos.readUInt16BE(record + 4)
    for (const lookup of uint16s(gpos, feature + 2)) indices.add(lookup)
  }
  const list = gpos.readUInt16BE(8)
  return [...indices]
    .sort((a, b) => a - b)
    .map((index) => list + gpos.readUInt16BE(list + 2 + 2 * index))
}

function pairSubtables(gpos, lookup) {
  const type = gpos.readUInt16BE(lookup)
  return uint16s(gpos, lookup + 4)
    .map((offset) => lookup + offset)
    .map((at) =>
      type === 9
        ? { type: gpos.readUInt16BE(at + 2), at: at + gpos.readUInt32BE(at + 4) }
        : { type, at },
    )
    .filter((subtable) => subtable.type === 2)
    .map(({ at }) => (gpos.readUInt16BE(at) === 1 ? pairsOf(gpos, at) : classPairsOf(gpos, at)))
}

/** Reads a list of pairs (format 1). */
function pairsOf(gpos, at) {
  const coverage = readCoverage(gpos, at + gpos.readUInt16BE(at + 2))
  const value = valueRecord(gpos, at)
  return (left, right) => {
    const index = coverage.get(left)
    if (index === undefined) return
    const set = at + gpos.readUInt16BE(at + 10 + 2 * index)
    for (let pair = 0; pair < gpos.readUInt16BE(set); pair++) {
      const record = set + 2 + pair * (2 + value.size)
      if (gpos.readUInt16BE(record) === right) return value.readAdvance(record + 2)
    }
  }
}

/** Reads pairs of glyph classes (format 2). */
function classPairsOf(gpos, at) {
  const coverage = readCoverage(gpos, at + gpos.readUInt16BE(at + 2))
  const value = valueRecord(gpos, at)
  const leftClasses = readClasses(gpos, at + gpos.readUInt16BE(at + 8))
  const rightClasses = readClasses(gpos, at + gpos.readUInt16BE(at + 10))
  const rightCount = gpos.readUInt16BE(at + 14)
  return (left, right) => {
    if (!coverage.has(left)) return
    const index = (leftClasses.get(left) ?? 0) * rightCount + (rightClasses.get(right) ?? 0)
    return value.readAdvance(at + 16 + index * value.size)
  }
}

/**
 * Returns the size of the two value records of a pair, and a function that reads the first one's
 * XAdvance.
 */
function valueRecord(gpos, at) {
  const [first, second] = [gpos.readUInt16BE(at + 4), gpos.readUInt16BE(at + 6)]
  const xAdvance = 4
  const before = 2 * countBits(first & (xAdvance - 1))
  return {
    size: 2 * (countBits(first) + countBits(second)),
    readAdvance: (record) => (first & xAdvance ? gpos.readInt16BE(record + before) : 0),
  }
}

/** Maps glyphs to their coverage index. */
function readCoverage(gpos, at) {
  const coverage = new Map()
  if (gpos.readUInt16BE(at) === 1) {
    for (const [index, glyph] of uint16s(gpos, at + 2).entries()) coverage.set(glyph, index)
    return coverage
  }
  for (const [start, end] of ranges(gpos, at + 2)) {
    for (let glyph = start; glyph <= end; glyph++) coverage.set(glyph, coverage.size)
  }
  return coverage
}

/** Maps glyphs to classes; unlisted glyphs have class 0. */
function readClasses(gpos, at) {
  const classes = new Map()
  if (gpos.readUInt16BE(at) === 1) {
    const start = gpos.readUInt16BE(at + 2)
    for (const [index, value] of uint16s(gpos, at + 4).entries()) classes.set(start + index, value)
    return classes
  }
  for (const [start, end, value] of ranges(gpos, at + 2)) {
    for (let glyph = start; glyph <= end; glyph++) classes.set(glyph, value)
  }
  return classes
}

/** Reads a count, followed by that many numbers. */
function uint16s(gpos, at) {
  return Array.from({ length: gpos.readUInt16BE(at) }, (_, index) =>
    gpos.readUInt16BE(at + 2 + 2 * index),
  )
}

/** Reads a count, followed by that many triples: first glyph, last glyph, value. */
function ranges(gpos, at) {
  return Array.from({ length: gpos.readUInt16BE(at) }, (_, index) =>
    [0, 2, 4].map((field) => gpos.readUInt16BE(at + 2 + 6 * index + field)),
  )
}

function countBits(value) {
  return value.toString(2).replaceAll('0', '').length
}
