'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { useTexts } from '@/cms/admin/use-texts'

/** The boxes of Payload, which are labelled by the element with their own technical name, if any. */
const unnamed =
  'input[type="checkbox"][aria-labelledby], .select-row input:not([aria-label]), .select-row input[aria-label=""]'

/**
 * Names the boxes of Payload, of lists and of dialogs, for screen readers: its component drops the names
 * that it is given.
 */
export function NameCheckboxes({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const texts = useTexts()

  useEffect(() => {
    const nameOf = (box: HTMLElement) => {
      if (box.closest('.select-all')) return t('general:selectAllRows')
      const title = box.closest('tr')?.querySelector('a, button')?.textContent
      return box.closest('.select-row') && `${texts('translations.select')}: ${title ?? ''}`
    }
    const nameBoxes = () => {
      for (const box of document.querySelectorAll<HTMLElement>(unnamed)) {
        for (const name of ['aria-labelledby', 'title']) box.removeAttribute(name)
        const name = nameOf(box)
        if (name) box.ariaLabel = name
      }
    }
    nameBoxes()
    const observer = new MutationObserver(nameBoxes)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [t, texts])

  return children
}
