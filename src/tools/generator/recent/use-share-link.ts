import { useEffect, useState } from 'react'
import type { PageDraft } from '@/qr/content'
import type { Design } from '@/qr/design'
import { writeShareFragment } from '@/qr/share'

export type ShareLink = {
  address: string
  /** The logo was left out because the link would be too long. */
  isWithoutLogo: boolean
}

/** Longer addresses are cut or refused by mail programs and messengers. */
const longestFragment = 8000

/** The link to the current content and design on the current page; undefined until it is ready. */
export function useShareLink(
  { draft, design }: { draft: PageDraft; design: Design },
  isNeeded: boolean,
): ShareLink | 'failed' | undefined {
  const [link, setLink] = useState<ShareLink | 'failed'>()
  useEffect(() => {
    if (!isNeeded) return
    let isOvertaken = false
    const show = (found: ShareLink | 'failed') => !isOvertaken && setLink(found)
    const { origin, pathname } = location
    writeFittingFragment(draft, design).then(
      ({ fragment, isWithoutLogo }) =>
        show({ address: origin + pathname + fragment, isWithoutLogo }),
      // The module that writes links could not be loaded.
      () => show('failed'),
    )
    return () => {
      isOvertaken = true
    }
  }, [draft, design, isNeeded])
  return link
}

async function writeFittingFragment(draft: PageDraft, design: Design) {
  const whole = await writeShareFragment({ draft, design })
  if (whole.length <= longestFragment || design.logo?.source.kind !== 'image') {
    return { fragment: whole, isWithoutLogo: false }
  }
  const fragment = await writeShareFragment({ draft, design: { ...design, logo: null } })
  return { fragment, isWithoutLogo: true }
}
