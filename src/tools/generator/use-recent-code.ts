import { useRef } from 'react'
import { contentTitle } from '@/qr/content/content-title'
import type { PageDraft } from '@/qr/content/page-content'
import type { Design } from '@/qr/design/design'
import type { Code } from './draw-code'

/**
 * Keeps the code among the recent ones. A new look of the same content takes the place of the old;
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
      const { keepCode } = await import('@/tools/shared/kept/recent-codes')
      const { text } = code
      const known = last.current?.text === text ? { id: last.current.id } : {}
      const link = code.link === 'saved' && { link: text }
      const id = await keepCode({
        ...known,
        draft,
        design,
        ...link,
        name: contentTitle(code.content),
      })
      last.current = id === null ? null : { id, text }
      return id !== null
    },
  }
}
