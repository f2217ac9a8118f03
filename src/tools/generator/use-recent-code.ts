import { useRef } from 'react'
import { type PageDraft, pageContentTitle } from '@/qr/content'
import type { Design } from '@/qr/design'
import type { Code } from './draw-code'

/**
 * Stores the code among the recent ones. A new design of the same content replaces the old one;
 * other content is another code.
 */
export function useRecentCode({
  code,
  draft,
  design,
}: {
  code: Code
  draft: PageDraft
  design: Design
}) {
  const last = useRef<{ id: string; text: string } | null>(null)
  return {
    /** False where the browser has no storage. */
    store: async (): Promise<boolean> => {
      const { storeCode } = await import('@/tools/shared/recent/recent-codes')
      const { text } = code
      const known = last.current?.text === text ? { id: last.current.id } : {}
      const link = code.link === 'saved' && { link: text }
      const id = await storeCode({
        ...known,
        draft,
        design,
        ...link,
        name: pageContentTitle(code.content),
      })
      last.current = id === null ? null : { id, text }
      return id !== null
    },
  }
}
