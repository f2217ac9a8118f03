import type { FileUse } from '@/codes/code-document'
import { dropHiddenFields } from '@/qr/content/drop-hidden-fields'
import type { PageDraft } from '@/qr/content/page-content'
import type { Design } from '@/qr/design/design'

/** What an edit of the generator can change of a dynamic code. */
export type Editable = { draft: PageDraft; design: Design; files: readonly FileUse[] }

/** The same for the same state, whatever the order of its members; short, whatever its size. */
export function markState({ draft, design, files }: Editable): string {
  const { link: _, ...fields } = dropHiddenFields(draft)
  return `${mark([fields, files])}.${markDesign(design)}`
}

/** A logo is large, and asked about with every letter that is typed. */
const markedDesigns = new WeakMap<Design, string>()

function markDesign(design: Design): string {
  const known = markedDesigns.get(design) ?? mark(design)
  markedDesigns.set(design, known)
  return known
}

function mark(part: unknown): string {
  const json = JSON.stringify(part, (_key, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
  return `${json.length}.${hash(json)}`
}

/** FNV-1a of 32 bits, twice from other beginnings; it only has to notice changes. */
function hash(text: string): string {
  let first = 0x811c9dc5
  let second = 0x01000193
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    first = Math.imul(first ^ unit, 0x01000193)
    second = Math.imul(second ^ unit, 0x85ebca6b)
  }
  return [first, second].map((half) => (half >>> 0).toString(36)).join('.')
}
