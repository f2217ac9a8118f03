/** A page of a TIFF. */
export type TiffDirectory = {
  width: number
  height: number
  /** How much taller a pixel is than wide; 2 for a fax in standard resolution. */
  stretch: number
  /** Values by tag. */
  values: ReadonlyMap<number, readonly number[]>
}

/** Tags by their names in TIFF 6.0. */
export const tiffTags = {
  subfileType: 254,
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  colors: 262,
  fillOrder: 266,
  stripOffsets: 273,
  samples: 277,
  rowsPerStrip: 278,
  stripLengths: 279,
  horizontalResolution: 282,
  verticalResolution: 283,
  planes: 284,
  faxOptions: 292,
  predictor: 317,
  palette: 320,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileLengths: 325,
  extraSamples: 338,
  sampleFormat: 339,
  jpegTables: 347,
} as const
const knownTags = new Set<number>(Object.values(tiffTags))

/** Bytes of a value by its type: BYTE, ASCII, SHORT, LONG, RATIONAL, …, UNDEFINED is 7. */
const valueBytes: Readonly<Record<number, number>> = { 1: 1, 3: 2, 4: 4, 5: 8, 7: 1 }

/** Damaged files have circles or endless chains of pages. */
const maxDirectories = 10_000
/** A page of one row in each strip has as many values in a tag as rows. */
const maxValues = 200_000
/** Of all pages: hostile ones share theirs, so that a small file would fill the memory. */
const maxAllValues = 5_000_000
const maxSide = 100_000

/**
 * Reads the directories of a TIFF without its pictures. Previews and masks are left out.
 *
 * @throws if the file is damaged
 */
export function readTiffDirectories(bytes: Uint8Array): readonly TiffDirectory[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isLittle = view.getUint16(0) === 0x4949
  const found: TiffDirectory[] = []
  const seen = new Set<number>()
  let valuesLeft = maxAllValues
  for (let at = view.getUint32(4, isLittle); at !== 0; ) {
    if (seen.has(at) || seen.size >= maxDirectories) throw new Error('The pages form a circle')
    seen.add(at)
    const count = view.getUint16(at, isLittle)
    const values = readValues(view, at + 2, count, isLittle)
    for (const { length } of values.values()) valuesLeft -= length
    if (valuesLeft < 0) throw new Error('The pages have too many values')
    const directory = toDirectory(values)
    if (directory) found.push(directory)
    at = view.getUint32(at + 2 + count * 12, isLittle)
  }
  if (found.length === 0) throw new Error('The file contains no page')
  return found
}

function readValues(view: DataView, start: number, count: number, isLittle: boolean) {
  const values = new Map<number, readonly number[]>()
  for (let at = start; at < start + count * 12; at += 12) {
    const tag = view.getUint16(at, isLittle)
    const type = view.getUint16(at + 2, isLittle)
    const length = view.getUint32(at + 4, isLittle)
    const size = valueBytes[type]
    if (!knownTags.has(tag) || values.has(tag) || !size) continue
    if (length > maxValues) throw new Error('A tag has too many values')
    const from = length * size <= 4 ? at + 8 : view.getUint32(at + 8, isLittle)
    values.set(
      tag,
      Array.from({ length }, (_, index) => readValue(view, from + index * size, type, isLittle)),
    )
  }
  return values
}

function readValue(view: DataView, at: number, type: number, isLittle: boolean): number {
  if (type === 3) return view.getUint16(at, isLittle)
  if (type === 4) return view.getUint32(at, isLittle)
  if (type === 5) return view.getUint32(at, isLittle) / view.getUint32(at + 4, isLittle)
  return view.getUint8(at)
}

function toDirectory(values: ReadonlyMap<number, readonly number[]>): TiffDirectory | undefined {
  const first = (tag: keyof typeof tiffTags) => values.get(tiffTags[tag])?.[0]
  const { width = 0, height = 0 } = { width: first('width'), height: first('height') }
  // The bits of a smaller version of another picture, and of a mask.
  if ((first('subfileType') ?? 0) & 5 || width < 1 || height < 1) return undefined
  if (width > maxSide || height > maxSide) throw new Error('A page is too large')
  const stretch = (first('horizontalResolution') ?? 1) / (first('verticalResolution') ?? 1)
  return { width, height, stretch: stretch > 0.2 && stretch < 5 ? stretch : 1, values }
}
