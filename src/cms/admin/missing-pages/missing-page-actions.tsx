'use client'

import { Button, Drawer, toast, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useTexts } from '@/cms/admin/use-texts'
import layout from '@/desk/admin/layout.module.css'
import { useRequest } from '@/desk/admin/requests/use-request'
import { RedirectForm } from './redirect-form'

type Props = {
  id: string
  path: string
  isDismissed: boolean
  /** The page to open after an action; by default the page is loaded again. */
  afterwards?: string
}

/** Buttons that redirect a missing address, or dismiss it. */
export function MissingPageActions({ id, path, isDismissed, afterwards }: Props) {
  const t = useTexts()
  const { send, isBusy } = useRequest(t('failures.failed'))
  const { closeModal, openModal } = useModal()
  const router = useRouter()
  const slug = `redirect-${id}`

  function finish(message: string) {
    toast.success(message)
    if (afterwards) router.push(afterwards)
    router.refresh()
  }

  async function toggle() {
    const body = { dismissed: !isDismissed }
    const wish = { document: `missing-pages/${id}`, query: {}, body }
    if (await send('PATCH /:document', wish))
      finish(isDismissed ? t('missingPages.reopened') : t('missingPages.done'))
  }

  const button = { size: 'small', margin: false, disabled: isBusy } as const
  return (
    <div className={layout.row}>
      <Button
        {...button}
        aria-label={`${t('missingPages.redirect')}: ${path}`}
        onClick={() => openModal(slug)}
      >
        {t('missingPages.redirect')}
      </Button>
      <Button
        {...button}
        buttonStyle="secondary"
        aria-label={`${isDismissed ? t('missingPages.reopen') : t('schedule.dismiss')}: ${path}`}
        onClick={toggle}
      >
        {isDismissed ? t('missingPages.reopen') : t('schedule.dismiss')}
      </Button>
      <Drawer slug={slug} title={t('missingPages.dialog')}>
        <RedirectForm
          id={id}
          path={path}
          onCreated={() => {
            closeModal(slug)
            finish(t('missingPages.created'))
          }}
        />
      </Drawer>
    </div>
  )
}
