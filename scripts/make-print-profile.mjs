/**
 * Writes the output intent of PDF/X files: an ICC profile (ICC.1:2001-04, class `prtr`) of offset
 * printing on coated paper, from the measurements of FOGRA39 (IT8.7/4 chart, 1617 patches).
 *
 *   node scripts/make-print-profile.mjs FOGRA39L.ti3 public/print/fogra39-compact.icc
 *
 * The measurements are part of Debian's package `icc-profiles-free` under the zlib license.
 */
import { readFile, writeFile } from 'node:fs/promises'

const [source, target] = process.argv.slice(2)
if (!source || !target) throw new Error('Usage: make-print-profile.mjs FOGRA39L.ti3 OUT.icc')

const d50 = [96.42, 100, 82.49]
const patches = readPatches(await readFile(source, 'latin1'))
const paper = patches.find(({ inks }) => inks.every((colorant) => colorant === 0)).xyz
const slices = [0, 20, 40, 60, 80, 100].map(createSlice)

await writeFile(target, createProfile())

function readPatches(text) {
  return text.split('\n').flatMap((line) => {
    const numbers = line.trim().split(/\s+/).map(Number)
    if (numbers.length !== 11 || numbers.some(Number.isNaN)) return []
    return [{ number: numbers[0], inks: numbers.slice(1, 5), xyz: numbers.slice(5, 8) }]
  })
}

/** The patches of one amount of black: a cube of cyan, magenta and yellow. */
function createSlice(black) {
  // Patches after the 1286th are single steps, not parts of a cube.
  const own = patches.filter(({ number, inks }) => number <= 1286 && inks[3] === black)
  const levels = [...new Set(own.map(({ inks }) => inks[0]))].sort((one, other) => one - other)
  const colors = new Map(own.map(({ inks, xyz }) => [inks.slice(0, 3).join(), toLab(xyz)]))
  return { black, levels, colors }
}

/** Media-relative CIELAB. */
function toLab(xyz) {
  const [x, y, z] = xyz.map((value, index) => curve(value / paper[index]))
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

function curve(share) {
  return share > 216 / 24389 ? Math.cbrt(share) : (share * 24389) / 27 / 116 + 16 / 116
}

/** The color of inks in percent, interpolated linearly between the patches around them. */
function labOf([cyan, magenta, yellow, black]) {
  const [below, above, share] = bracket(
    slices.map((slice) => slice.black),
    black,
  )
  const colors = [below, above].map((index) => inSlice(slices[index], [cyan, magenta, yellow]))
  return mix(colors[0], colors[1], share)
}

function inSlice({ levels, colors }, inks) {
  const places = inks.map((colorant) => bracket(levels, colorant))
  const sum = [0, 0, 0]
  for (let corner = 0; corner < 8; corner++) {
    let weight = 1
    const key = places.map(([below, above, share], axis) => {
      const isAbove = (corner >> axis) & 1
      weight *= isAbove ? share : 1 - share
      return levels[isAbove ? above : below]
    })
    if (weight === 0) continue
    const color = colors.get(key.join())
    for (let axis = 0; axis < 3; axis++) sum[axis] += weight * color[axis]
  }
  return sum
}

function bracket(levels, value) {
  const above = Math.max(
    1,
    levels.findIndex((level) => level >= value),
  )
  const below = above - 1
  return [below, above, (value - levels[below]) / (levels[above] - levels[below])]
}

function mix(one, other, share) {
  return one.map((value, index) => value + (other[index] - value) * share)
}

/** The inks of a color: black by lightness, then the closest cyan, magenta and yellow. */
function inksOf(lab) {
  const chroma = Math.hypot(lab[1], lab[2])
  const darkness = Math.max(0, (70 - lab[0]) / 70)
  const black = 100 * Math.min(1, darkness ** 1.4 * Math.max(0, 1 - chroma / 120))
  let inks = [50, 50, 50]
  let distance = Number.POSITIVE_INFINITY
  for (let step = 40; step > 0.2; step /= 1.6) {
    for (let isBetter = true; isBetter; ) {
      isBetter = false
      for (const axis of [0, 1, 2]) {
        for (const sign of [-1, 1]) {
          const tried = inks.map((colorant, at) =>
            Math.min(100, Math.max(0, at === axis ? colorant + sign * step : colorant)),
          )
          const own = difference(labOf([...tried, black]), lab)
          if (own >= distance - 1e-6) continue
          inks = tried
          distance = own
          isBetter = true
        }
      }
    }
  }
  return { inks: [...inks, black], distance }
}

function difference(one, other) {
  return Math.hypot(...one.map((value, index) => value - other[index]))
}

function createProfile() {
  const forward = [...createGrid(4, 9)].map((place) => labOf(place.map((share) => share * 100)))
  const backward = [...createGrid(3, 17)].map(([l, a, b]) =>
    inksOf([l * 100, a * 255 - 128, b * 255 - 128]),
  )
  const toPcs = createTable(4, 3, 9, forward.flatMap(encodeLab))
  const fromPcs = createTable(
    3,
    4,
    17,
    backward.flatMap(({ inks }) => inks.map((colorant) => Math.round((colorant / 100) * 255))),
  )
  const gamut = createTable(
    3,
    1,
    17,
    backward.map(({ distance }) => Math.min(255, Math.round(Math.max(0, distance - 4) * 4))),
  )
  return createFile([
    ['desc', description('FOGRA39 coated (compact)')],
    ['cprt', textTag('Derived from the measurements FOGRA39L, zlib license. No warranty.')],
    ['wtpt', xyzTag(paper)],
    ['A2B0', toPcs],
    ['A2B1', toPcs],
    ['A2B2', toPcs],
    ['B2A0', fromPcs],
    ['B2A1', fromPcs],
    ['B2A2', fromPcs],
    ['gamt', gamut],
  ])
}

/** The nodes of a grid from 0 to 1; the last coordinate changes first. */
function* createGrid(dimensions, size) {
  for (let index = 0; index < size ** dimensions; index++) {
    yield Array.from({ length: dimensions }, (_, axis) => {
      return (Math.floor(index / size ** (dimensions - 1 - axis)) % size) / (size - 1)
    })
  }
}

function encodeLab([l, a, b]) {
  return [(l / 100) * 255, a + 128, b + 128].map((value) =>
    Math.round(Math.min(255, Math.max(0, value))),
  )
}

/** `lut8Type` (6.5.8) with curves that change nothing. */
function createTable(inputs, outputs, size, values) {
  const head = Buffer.alloc(48)
  head.write('mft1')
  head.set([inputs, outputs, size], 8)
  for (const at of [12, 28, 44]) head.writeInt32BE(65536, at)
  const straight = Buffer.from(Array.from({ length: 256 }, (_, index) => index))
  return Buffer.concat([
    head,
    ...Array(inputs).fill(straight),
    Buffer.from(values),
    ...Array(outputs).fill(straight),
  ])
}

function description(text) {
  const head = Buffer.alloc(12)
  head.write('desc')
  head.writeUInt32BE(text.length + 1, 8)
  // Empty names in Unicode and for the Macintosh.
  return Buffer.concat([head, Buffer.from(`${text}\0`), Buffer.alloc(4 + 4 + 2 + 1 + 67)])
}

function textTag(text) {
  return Buffer.concat([Buffer.from('text\0\0\0\0'), Buffer.from(`${text}\0`)])
}

function xyzTag(xyz) {
  const tag = Buffer.alloc(20)
  tag.write('XYZ ')
  xyz.forEach((value, index) => {
    tag.writeInt32BE(Math.round((value / 100) * 65536), 8 + 4 * index)
  })
  return tag
}

function createFile(tags) {
  const places = new Map()
  const parts = []
  let at = 128 + 4 + 12 * tags.length
  for (const [, content] of tags) {
    if (places.has(content)) continue
    places.set(content, at)
    const padded = Buffer.concat([content, Buffer.alloc((4 - (content.length % 4)) % 4)])
    parts.push(padded)
    at += padded.length
  }
  const head = Buffer.alloc(128 + 4 + 12 * tags.length)
  head.writeUInt32BE(at, 0)
  head.writeUInt32BE(0x02400000, 8)
  head.write('prtrCMYKLab ', 12)
  // 1 January 2026, so that the same measurements make the same file.
  for (const [index, part] of [2026, 1, 1, 0, 0, 0].entries())
    head.writeUInt16BE(part, 24 + 2 * index)
  head.write('acsp', 36)
  for (const [index, value] of d50.entries()) {
    head.writeInt32BE(Math.round((value / 100) * 65536), 68 + 4 * index)
  }
  head.writeUInt32BE(tags.length, 128)
  tags.forEach(([name, content], index) => {
    const entry = 132 + 12 * index
    head.write(name, entry)
    head.writeUInt32BE(places.get(content), entry + 4)
    head.writeUInt32BE(content.length, entry + 8)
  })
  return Buffer.concat([head, ...parts])
}
