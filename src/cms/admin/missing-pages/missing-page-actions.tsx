'use client'

import { Button, Drawer, toast, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRequest } from '@/cms/admin/requests/use-request'
import layout from '../layout.module.css'
import type { MissingPageTexts } from './missing-page-texts'
import { RedirectForm } from './redirect-form'

type Props = {
  id: string
  path: string
  isDismissed: boolean
  texts: MissingPageTexts
  /** The page to open after an action; by default the page is loaded again. */
  afterwards?: string
}

/** Buttons that redirect a missing address, or dismiss it. */
export function MissingPageActions({ id, path, isDismissed, texts, afterwards }: Props) {
  const { send, isBusy } = useRequest(texts.failed)
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
    if (await send('PATCH /:document', wish)) finish(isDismissed ? texts.reopened : texts.dismissed)
  }

  const button = { size: 'small', margin: false, disabled: isBusy } as const
  return (
    <div className={layout.row}>
      <Button {...button} aria-label={`${texts.redirect}: ${path}`} onClick={() => openModal(slug)}>
        {texts.redirect}
      </Button>
      <Button
        {...button}
        buttonStyle="secondary"
        aria-label={`${isDismissed ? texts.reopen : texts.dismiss}: ${path}`}
        onClick={toggle}
      >
        {isDismissed ? texts.reopen : texts.dismiss}
      </Button>
      <Drawer slug={slug} title={texts.title}>
        <RedirectForm
          id={id}
          path={path}
          texts={texts}
          onCreated={() => {
            closeModal(slug)
            finish(texts.created)
          }}
        />
      </Drawer>
    </div>
  )
}
