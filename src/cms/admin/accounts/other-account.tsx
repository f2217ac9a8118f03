'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { paths } from '@/paths'
import { AccountLink, type CreatedLink } from './account-link'
import { FormError } from './form-error'
import { send } from './send'
import type { AccountTexts } from './texts'

/** Actions with which an administrator restores another user's access. */
export function OtherAccount({ id, texts }: { id: string; texts: AccountTexts }) {
  const [created, setCreated] = useState<CreatedLink>()
  const [fault, setFault] = useState<string>()
  const path = `${paths.api}/users/${id}`

  async function createLink() {
    const sent = await send<CreatedLink>(`${path}/link`, {}, texts)
    setFault(sent.fault)
    setCreated(sent.answer)
  }

  async function removeFactor() {
    const sent = await send(`${path}/second-factor/remove`, {}, texts)
    setFault(sent.fault)
    if (sent.answer) toast.success(texts.factorRemoved)
  }

  async function endSessions() {
    const sent = await send(`${path}/sessions/end`, {}, texts)
    setFault(sent.fault)
    if (sent.answer) toast.success(texts.sessionsEnded)
  }

  return (
    <div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
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
