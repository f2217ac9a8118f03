/**
 * Shift JIS lead bytes of kanji mode (ISO/IEC 18004, 7.3.6). 0x87 is excluded: the vendor extension
 * row 13 (①, ㍉ …) is not in JIS X 0208, and readers decode it as U+0000 or U+FFFD.
 */
const leadBytes = [...range(0x81, 0x84), ...range(0x88, 0x9f), ...range(0xe0, 0xea)]

/**
 * Codes of ＼ ～ ∥ － ￠ ￡ ￢, which readers decode as \ 〜 ‖ − ¢ £ ¬: for these, JIS X 0208 and the
 * mapping of browsers differ.
 */
const ambiguous = [0x815f, 0x8160, 0x8161, 0x817c, 0x8191, 0x8192, 0x81ca]

let values: Int16Array | undefined

/**
 * Value of a UTF-16 code unit in kanji mode, 13 bits (7.3.6); −1 for characters outside of the mode
 * and for those that readers decode differently.
 */
export function kanjiValue(unit: number): number {
  // 0xA7 (§) is the first character of JIS X 0208 in Unicode.
  if (unit < 0xa7) return -1
  values ??= readShiftJis()
  return values[unit] as number
}

/** Reads the platform's Shift JIS mapping, which avoids a bundled table of ten kilobytes. */
function readShiftJis(): Int16Array {
  const trailBytes = [...range(0x40, 0x7e), ...range(0x80, 0xfc)]
  const codes = leadBytes.flatMap((lead) => trailBytes.map((trail) => (lead << 8) | trail))
  // An unassigned code may decode to two characters (its trail byte again), hence the line breaks.
  const bytes = new Uint8Array(codes.length * 3)
  for (let index = 0; index < codes.length; index++) {
    const code = codes[index] as number
    bytes[3 * index] = code >> 8
    bytes[3 * index + 1] = code
    bytes[3 * index + 2] = 0x0a
  }
  const characters = new TextDecoder('shift_jis').decode(bytes).split('\n')
  const found = new Int16Array(0x10000).fill(-1)
  for (let index = 0; index < codes.length; index++) {
    const code = codes[index] as number
    const character = characters[index] as string
    if (character.length !== 1 || character === '\ufffd' || ambiguous.includes(code)) continue
    const shifted = code - (code < 0xa000 ? 0x8140 : 0xc140)
    found[character.charCodeAt(0)] = (shifted >> 8) * 0xc0 + (shifted & 0xff)
  }
  return found
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
