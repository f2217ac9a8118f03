import { type PageDraft, type PageType, pickFields } from '@/qr/content'
import type { Design } from '@/qr/design'
import { storedValue } from '@/std/stored-value'
import { type CodeLink, linkOfCode } from './dynamic/code-link'
import type { Snapshot } from './generator-state'

type Travels = { past: readonly Snapshot[]; future: readonly Snapshot[] }

/** Web Storage is small, and a logo fills much of it. */
const mostSnapshots = 40
const mostCharacters = 1_500_000

/** Designs and pictures are stored once; snapshots refer to them by index. */
type StoredSnapshot = { draft: PageDraft; design: number; slug?: string | null }
type StoredTravels = {
  pictures: string[]
  designs: unknown[]
  past: StoredSnapshot[]
  future: StoredSnapshot[]
}

const storedTravels = (type: PageType) =>
  storedValue('sessionStorage', `generator:history:${type}`, (found) => found)

/** Stores the steps around the current state, as many as there is room for. */
export function storeHistory(type: PageType, { past, future }: Travels): void {
  for (let most = mostSnapshots; most > 0; most = Math.floor(most / 2)) {
    const packed = packTravels({ past: past.slice(-most), future: future.slice(0, most) })
    const isSmall = JSON.stringify(packed).length <= mostCharacters
    if (isSmall && storedTravels(type).write(packed)) return
  }
  storedTravels(type).write(null)
}

/**
 * Returns the stored steps; undefined without any. Their designs are validated by code that is
 * loaded on demand.
 */
export async function findHistory(type: PageType, siteUrl: string): Promise<Travels | undefined> {
  const found = storedTravels(type).read()
  if (!isTravels(found) || found.past.length + found.future.length === 0) return undefined
  const { readDesign } = await import('@/qr/design/read-design')
  const restore = ({ draft, design, slug }: StoredSnapshot): Snapshot | undefined => {
    const read = readDesign(putPictures(found.designs[design], found.pictures))
    if (!read || typeof draft !== 'object' || draft === null) return undefined
    const link: CodeLink | null = slug === undefined ? null : linkOfCode(siteUrl, slug)
    return {
      draft: { ...pickFields(type, draft), type } as PageDraft,
      design: read,
      link,
      files: [],
    }
  }
  const past = found.past.map(restore)
  const future = found.future.map(restore)
  const isWhole = [...past, ...future].every((snapshot) => snapshot !== undefined)
  return isWhole ? ({ past, future } as Travels) : undefined
}

function packTravels({ past, future }: Travels): StoredTravels {
  const designs: Design[] = []
  const pictures: string[] = []
  const indexIn = <Item>(list: Item[], item: Item) => {
    const at = list.indexOf(item)
    return at < 0 ? list.push(item) - 1 : at
  }
  const pack = ({ draft, design, link }: Snapshot): StoredSnapshot => ({
    draft,
    design: indexIn(designs, design),
    ...(link && { slug: link.slug }),
  })
  const packed = { past: past.map(pack), future: future.map(pack) }
  const withoutPictures = designs.map((design) =>
    design.logo?.source.kind === 'image'
      ? {
          ...design,
          logo: {
            ...design.logo,
            source: {
              ...design.logo.source,
              dataUrl: indexIn(pictures, design.logo.source.dataUrl),
            },
          },
        }
      : design,
  )
  return { ...packed, designs: withoutPictures, pictures }
}

function putPictures(design: unknown, pictures: readonly unknown[]): unknown {
  const { logo } = { ...(design as { logo?: { source?: { dataUrl?: unknown } } } | undefined) }
  const at = logo?.source?.dataUrl
  if (typeof at !== 'number') return design
  return {
    ...(design as object),
    logo: { ...logo, source: { ...logo?.source, dataUrl: pictures[at] } },
  }
}

function isTravels(found: unknown): found is StoredTravels {
  const { pictures, designs, past, future } = { ...(found as Partial<StoredTravels> | null) }
  return [pictures, designs, past, future].every(Array.isArray)
}
