import { type PageDraft, type PageType, pickFields } from '@/qr/content'
import type { Design } from '@/qr/design'
import { storedValue } from '@/std/stored-value'
import { type CodeLink, linkOfCode } from './dynamic/code-link'
import type { Snapshot } from './generator-state'
import { readFileUses } from './session-code'
import { undoPictureIds } from './undo-picture-ids'

type Travels = { past: readonly Snapshot[]; future: readonly Snapshot[] }

/** Web Storage is small, so pictures that IndexedDB contains are left out. */
const mostSnapshots = 40
const mostCharacters = 1_500_000

/** Designs and pictures are stored once; snapshots refer to them by index. */
type StoredSnapshot = {
  draft: PageDraft
  design: number
  slug?: string | null
  files?: Snapshot['files']
}
type StoredTravels = {
  /** Data URLs, or the ids of stored ones. */
  pictures: (string | { id: string })[]
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
 * Returns the stored steps around the current state, as far as their pictures are still stored;
 * undefined without any. Their designs are validated by code that is loaded on demand.
 */
export async function findHistory(type: PageType, siteUrl: string): Promise<Travels | undefined> {
  const found = storedTravels(type).read()
  if (!isTravels(found) || found.past.length + found.future.length === 0) return undefined
  const [{ readDesign }, pictures] = await Promise.all([
    import('@/qr/design/read-design'),
    loadPictures(found.pictures),
  ])
  const restore = ({ draft, design, slug, files }: StoredSnapshot): Snapshot | undefined => {
    const read = readDesign(putPictures(found.designs[design], pictures))
    if (!read || typeof draft !== 'object' || draft === null) return undefined
    const link: CodeLink | null = slug === undefined ? null : linkOfCode(siteUrl, slug)
    return {
      draft: { ...pickFields(type, draft), type } as PageDraft,
      design: read,
      link,
      files: readFileUses(files),
    }
  }
  const past = found.past.map(restore).reverse()
  const future = found.future.map(restore)
  const travels = { past: untilMissing(past).reverse(), future: untilMissing(future) }
  return travels.past.length + travels.future.length > 0 ? travels : undefined
}

async function loadPictures(stored: readonly unknown[]): Promise<unknown[]> {
  const idOf = (picture: unknown) => {
    const { id } = { ...(picture as { id?: unknown } | null) }
    return typeof picture === 'object' && typeof id === 'string' ? id : undefined
  }
  const ids = stored.flatMap((picture) => idOf(picture) ?? [])
  if (ids.length === 0) return [...stored]
  const { findUndoPictures } = await import('./undo-pictures')
  const found = await findUndoPictures(ids)
  return stored.map((picture) => {
    const id = idOf(picture)
    return id === undefined ? picture : found.get(id)
  })
}

function untilMissing<Item>(items: readonly (Item | undefined)[]): Item[] {
  const missing = items.indexOf(undefined)
  return (missing < 0 ? items : items.slice(0, missing)) as Item[]
}

function packTravels({ past, future }: Travels): StoredTravels {
  const designs: Design[] = []
  const pictures: string[] = []
  const indexIn = <Item>(list: Item[], item: Item) => {
    const at = list.indexOf(item)
    return at < 0 ? list.push(item) - 1 : at
  }
  const pack = ({ draft, design, link, files }: Snapshot): StoredSnapshot => ({
    draft,
    design: indexIn(designs, design),
    ...(link && { slug: link.slug }),
    ...(files.length > 0 && { files }),
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
  const references = pictures.map((picture) => {
    const id = undoPictureIds.get(picture)
    return id === undefined ? picture : { id }
  })
  return { ...packed, designs: withoutPictures, pictures: references }
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
