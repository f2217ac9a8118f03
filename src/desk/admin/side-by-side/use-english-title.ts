import { useDocumentInfo, useDocumentTitle } from '@payloadcms/ui'
import { useEffect } from 'react'
import { markEnglish } from '../../states/mark-english'
import type { EnglishUnit } from '../../states/read-source'
import { useDeskTexts } from '../use-desk-texts'
import { useTranslationDesk } from '../use-translation-desk'

/**
 * Shows the English title above a form whose title is not translated, and in the path above it, instead
 * of the id.
 *
 * @param units the English texts; undefined while they are loaded
 */
export function useEnglishTitle(units: readonly EnglishUnit[] | undefined): void {
  const { docConfig } = useDocumentInfo()
  const field =
    docConfig && 'useAsTitle' in docConfig.admin ? docConfig.admin.useAsTitle : undefined
  const english = units?.find(({ key }) => key === field)?.english
  useTitleWithoutId(units && (typeof english === 'string' ? english : ''))
}

/**
 * Replaces an id in the place of a title.
 *
 * @param english the title in English; empty if there is none, undefined while it is loaded
 */
export function useTitleWithoutId(english: string | undefined): void {
  const t = useDeskTexts()
  const { languageOf, source } = useTranslationDesk()
  const { id } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  const isUntitled = id !== undefined && title === String(id)
  const shown =
    english === undefined
      ? '…'
      : english
        ? markEnglish(english, languageOf(source)?.name ?? source)
        : t('translations.untitled')
  // What was shown while the English title was loaded is replaced as well.
  const isReplaced = isUntitled || (title === '…' && shown !== '…')
  useEffect(() => {
    if (isReplaced) setDocumentTitle(shown)
  }, [isReplaced, shown, setDocumentTitle])
  const isEnglish = Boolean(english) && title === shown
  useEffect(
    () => (isEnglish ? declareLanguage(shown, source) : undefined),
    [isEnglish, shown, source],
  )
}

/** Tells assistive software the language of a title, for which Payload's headings have no attribute. */
function declareLanguage(title: string, language: string): () => void {
  const found: HTMLElement[] = []
  // The path is written after the heading.
  const frame = requestAnimationFrame(() => {
    for (const element of document.querySelectorAll<HTMLElement>('.render-title, .step-nav *'))
      if (element.textContent === title) found.push(element)
    for (const element of found) element.lang = language
  })
  return () => {
    cancelAnimationFrame(frame)
    for (const element of found) element.removeAttribute('lang')
  }
}
