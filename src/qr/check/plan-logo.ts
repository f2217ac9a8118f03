import { type Design, type Logo, pureBlack } from '@/qr/design/design'
import { findMainColor } from '@/qr/design/find-main-color'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { levels } from '@/qr/encode/matrix'
import { findLargestLogoSize } from './find-largest-logo-size'

/** Size of a square logo; a logo of another ratio has about the same area. */
const idealSize = 0.24
const leastSize = 0.2
/** Largest version to which a symbol may grow to fit a logo; larger symbols are hard to print. */
const largestVersion = 6

type LogoRoom = Pick<Design, 'level' | 'minVersion'> & { logo: Logo }

/**
 * Adds a newly chosen picture to a code. The size leaves the error correction its reserve; if that
 * is impossible, the level is raised, then the symbol enlarged, by the smallest sufficient amount.
 * An existing logo passes its settings on.
 *
 * @param text content of the code; its length determines the available room
 */
export function planLogo(text: string, design: Design, source: Logo['source']): LogoRoom {
  const { level, minVersion, logo: last } = design
  if (last) return { level, minVersion, logo: { ...last, source } }

  const stretch = stretchOf(source)
  const logo: Logo = {
    source,
    size: Math.min(0.5, idealSize * stretch),
    marginModules: 1,
    shape: 'rounded',
    clearing: 'modules',
    backdrop: { kind: 'none' },
  }
  let best: { room: LogoRoom; largest: number } | undefined
  for (const candidate of candidatesFor(design)) {
    const drawn = encodeMatrix(text, { ...candidate, mask: design.mask, eci: design.eci })
    const largest = drawn.ok ? findLargestLogoSize(logo, drawn.matrix) : undefined
    if (largest === undefined || largest <= (best?.largest ?? 0)) continue
    best = {
      room: { ...candidate, logo: { ...logo, size: Math.min(logo.size, largest) } },
      largest,
    }
    if (largest >= Math.min(leastSize * stretch, logo.size)) break
  }
  return best?.room ?? { level, minVersion, logo: { ...logo, size: leastSize } }
}

/** Returns the color of a built-in picture: that of the modules, which is known to be visible. */
export function findIconColor({ modules }: Design): string {
  return findMainColor(modules.fill) ?? pureBlack
}

function stretchOf(source: Logo['source']): number {
  if (source.kind === 'icon') return 1
  const ratio = source.widthPx / source.heightPx
  return Math.sqrt(Math.max(ratio, 1 / ratio))
}

/** Lists the candidates, smallest change first: levels, then versions at the highest level. */
function candidatesFor({ level, minVersion }: Design): Pick<Design, 'level' | 'minVersion'>[] {
  const higher = levels.slice(levels.indexOf(level)).map((each) => ({ level: each, minVersion }))
  const versions = Array.from(
    { length: Math.max(0, largestVersion - minVersion) },
    (_, index) => minVersion + 1 + index,
  )
  return [...higher, ...versions.map((version) => ({ level: 'H' as const, minVersion: version }))]
}
