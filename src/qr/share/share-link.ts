import { dropHiddenFields } from '@/qr/content/drop-hidden-fields'
import type { PageDraft } from '@/qr/content/page-content'
import { readDraft } from '@/qr/content/read-draft'
import type { Design } from '@/qr/design/design'
import { readDesign } from '@/qr/design/read-design'
import { hasSafeLogo } from './has-safe-logo'

export type SharedCode = { draft: PageDraft; design: Design }

/** The number is the format version of the rest. */
const opening = '#code=1.'

/**
 * Encodes content and design of a code as the fragment of an address, with its `#`. Browsers do not
 * send fragments in requests, so no server receives the content.
 */
export async function writeShareFragment({ draft, design }: SharedCode): Promise<string> {
  const { packText } = await import('./pack-text')
  return opening + packText(JSON.stringify({ draft: dropHiddenFields(draft), design }))
}

/** Decodes a fragment; null if it is from elsewhere, truncated or invalid. Never throws. */
export async function readShareFragment(hash: string): Promise<SharedCode | null> {
  if (!hash.startsWith(opening)) return null
  // Programs that detect links in texts often include a trailing bracket or full stop.
  const packed = hash.slice(opening.length).match(/^[\w-]+/)?.[0]
  if (!packed) return null
  try {
    const { unpackText } = await import('./pack-text')
    const value: unknown = JSON.parse(unpackText(packed))
    const { draft, design } = value as { draft: unknown; design: unknown }
    const shared = { draft: readDraft(draft), design: readDesign(design) }
    if (!shared.draft || !shared.design || !(await hasSafeLogo(shared.design))) return null
    return shared as SharedCode
  } catch {
    return null
  }
}
