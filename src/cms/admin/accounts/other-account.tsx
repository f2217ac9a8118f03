'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { CreatedLink } from '@/cms/accounts/links'
import layout from '../layout.module.css'
import { AccountLink } from './account-link'
import { FormError } from './form-error'
import type { AccountTexts } from './texts'
import { useAccountRequest } from './use-account-request'

/** Actions with which an administrator restores another user's access. */
export function OtherAccount({ id, texts }: { id: string; texts: AccountTexts }) {
  const [created, setCreated] = useState<CreatedLink>()
  const { send, fault } = useAccountRequest(texts.failed)
  const wish = { id }
  const createLink = async () => setCreated(await send('POST /users/:id/link', wish))
  const removeFactor = async () => {
    if (await send('POST /users/:id/second-factor/remove', wish)) toast.success(texts.factorRemoved)
  }
  const endSessions = async () => {
    if (await send('POST /users/:id/sessions/end', wish)) toast.success(texts.sessionsEnded)
  }

  return (
    <div>
      <div className={layout.row}>
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={createLink}>
          {texts.createLink}
        </Button>
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={removeFactor}>
          {texts.factorRemove}
        </Button>
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={endSessions}>
          {texts.endSessions}
        </Button>
      </div>
      <FormError>{fault}</FormError>
      {created && <AccountLink texts={texts} created={created} />}
    </div>
  )
}
