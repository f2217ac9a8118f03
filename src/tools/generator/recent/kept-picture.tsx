import { useMemo } from 'react'
import { encodePageContent } from '@/qr/content/page-content'
import type { KeptCode } from '@/tools/shared/kept/kept-code'
import { StoredCode } from '@/tools/shared/look/stored-code'

/** A kept code as it looks. The name stands next to it. */
export function KeptPicture({
  code: { draft, design, link },
  className = '',
}: {
  code: KeptCode
  className?: string
}) {
  const text = useMemo(() => {
    if (link !== undefined) return link
    const encoded = encodePageContent(draft)
    return encoded.ok ? encoded.text : undefined
  }, [draft, link])
  return <StoredCode text={text} design={design} className={className} />
}
