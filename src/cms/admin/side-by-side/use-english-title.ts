import { useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import type { EnglishUnit } from '@/cms/translation/read-source'

/** Shows the English title above a form whose title is not translated, instead of the id. */
export function useEnglishTitle(units: readonly EnglishUnit[] | undefined): void {
  const { id, docConfig } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  const { t } = useTranslation()
  const field =
    docConfig && 'useAsTitle' in docConfig.admin ? docConfig.admin.useAsTitle : undefined
  const english = units?.find(({ key }) => key === field)?.english
  const isUntitled = units !== undefined && id !== undefined && title === String(id)
  const shown = typeof english === 'string' && english ? english : `[${t('general:untitled')}]`
  useEffect(() => {
    if (isUntitled) setDocumentTitle(shown)
  }, [isUntitled, shown, setDocumentTitle])
}
