import fc from 'fast-check'
import { type PictureRecipe, painters } from './paint-picture'

const signatures = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
  [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0],
  [0x52, 0x49, 0x46, 0x46, 0xff, 0xff, 0, 0, 0x57, 0x45, 0x42, 0x50, 0x56, 0x50, 0x38, 0x20],
  [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
  [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0],
  [0, 0, 0, 0x1c, 0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69, 0x66],
  [0x42, 0x4d],
  [0x25, 0x50, 0x44, 0x46, 0x2d],
  [],
] as const

const svgParts = [
  '<?xml version="1.0"?>',
  '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>',
  '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">',
  '<svg xmlns="http://www.w3.org/2000/svg" width="1000000000" height="1000000000">',
  '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="-1">',
  '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1e9">',
  '<rect width="100%" height="100%" fill="#fff"/>',
  '<path d="M0 0h1e308v1e308z"/>',
  '<text>&x;&b;</text>',
  '<script>for(;;);</script>',
  '<image href="file:///dev/zero" width="9" height="9"/>',
  '<image href="http://127.0.0.1:9/" width="9" height="9"/>',
  '<g id="g"><use href="#g"/></g>',
  '<filter id="f"><feGaussianBlur stdDeviation="99999"/></filter><rect filter="url(#f)"/>',
  '<g>'.repeat(2000),
  '</svg>',
] as const

const share = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })

/**
 * Valid signatures followed by random bytes, SVGs of hostile parts, and damaged copies of valid
 * files.
 */
export function hostileFile(goodFiles: readonly Uint8Array[]): fc.Arbitrary<Uint8Array> {
  const garbage = fc
    .tuple(fc.constantFrom(...signatures), fc.uint8Array({ maxLength: 4000 }))
    .map(([signature, rest]) => Uint8Array.from([...signature, ...rest]))
  const svg = fc
    .array(fc.constantFrom(...svgParts), { maxLength: 10 })
    .map((parts) => new TextEncoder().encode(parts.join('')))
  const damaged = fc
    .tuple(
      fc.constantFrom(...goodFiles),
      fc.array(fc.tuple(share, fc.nat(255)), { maxLength: 20 }),
      fc.option(share),
      fc.option(fc.tuple(share, share)),
    )
    .map(([file, edits, cut, repeated]) => damage(file, edits, cut, repeated))
  return fc.oneof(garbage, svg, { weight: 4, arbitrary: damaged })
}

function damage(
  file: Uint8Array,
  edits: readonly (readonly [number, number])[],
  cut: number | null,
  repeated: readonly [number, number] | null,
): Uint8Array {
  const bytes = Uint8Array.from(file)
  for (const [at, value] of edits) {
    // Headers are short and the most significant part, so positions near the start are preferred.
    bytes[Math.floor(at * at * bytes.length)] = value
  }
  const end = cut === null ? bytes.length : Math.floor(cut * bytes.length)
  if (!repeated) return bytes.subarray(0, end)
  const [start, stop] = repeated.map((at) => Math.floor(at * end)).sort((a, b) => a - b) as [
    number,
    number,
  ]
  return Uint8Array.from([...bytes.subarray(0, stop), ...bytes.subarray(start, end)])
}

const sizes = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 })),
  },
  fc.constantFrom<[number, number][]>([1, 1], [1, 60_000], [60_000, 1], [2, 30_000], [3000, 3000]),
)

/**
 * Noise, patterns that resemble a code, and extreme sizes; rarely, a size that differs from the
 * data.
 */
export const hostilePicture: fc.Arbitrary<PictureRecipe> = fc.record({
  size: sizes,
  painter: fc.nat(painters.length - 1),
  seed: fc.nat(1000),
  lie: fc.oneof({ weight: 20, arbitrary: fc.constant(0) }, fc.integer({ min: -5, max: 5 })),
})
