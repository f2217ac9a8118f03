'use client'

import { Button, toast, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useTexts } from '@/cms/admin/use-texts'
import { useRequest } from '@/desk/admin/requests/use-request'

type Props = {
  id: string
  outdated: readonly string[]
}

/** Marks an alternative text as up to date that still describes the picture. */
export function MarkPicture({ id, outdated }: Props) {
  const t = useTexts()
  const { code } = useLocale()
  const router = useRouter()
  const { hasSavePermission } = useDocumentInfo()
  const { send, isBusy } = useRequest(t('translations.failed'))
  if (!hasSavePermission || !outdated.includes(code)) return null

  async function mark() {
    const wish = { document: `media/${id}`, body: { locale: code } }
    if (!(await send('POST /:document/translations/up-to-date', wish))) return
    toast.success(t('translations.marked'))
    router.refresh()
  }

  return (
    <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={mark}>
      {t('translations.markUpToDate')}
    </Button>
  )
}
