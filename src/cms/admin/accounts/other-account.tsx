'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { CreatedLink } from '@/cms/accounts/links'
import { useTexts } from '@/cms/admin/use-texts'
import layout from '@/desk/admin/layout.module.css'
import { AccountLink } from './account-link'
import { FormError } from './form-error'
import { useAccountRequest } from './use-account-request'

/** Actions with which an administrator restores another user's access. */
export function OtherAccount({ id }: { id: string }) {
  const t = useTexts()
  const [created, setCreated] = useState<CreatedLink>()
  const { send, fault } = useAccountRequest(t('accounts.failed'))
  const wish = { id }
  const createLink = async () => setCreated(await send('POST /users/:id/link', wish))
  const removeFactor = async () => {
    if (await send('POST /users/:id/second-factor/remove', wish))
      toast.success(t('accounts.factorRemoved'))
  }
  const endSessions = async () => {
    if (await send('POST /users/:id/sessions/end', wish)) toast.success(t('accounts.sessionsEnded'))
  }

  return (
    <div>
      <div className={layout.row}>
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={createLink}>
          {t('accounts.createLink')}
        </Button>
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={removeFactor}>
          {t('accounts.factorRemove')}
        </Button>
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={endSessions}>
          {t('accounts.endSessions')}
        </Button>
      </div>
      <FormError>{fault}</FormError>
      {created && <AccountLink created={created} />}
    </div>
  )
}
