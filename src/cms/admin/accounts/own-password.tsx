'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { AccountField } from './account-field'
import { FormError } from './form-error'
import type { AccountTexts } from './texts'
import { useAccountRequest } from './use-account-request'

/** Changes the password of the signed-in user. */
export function OwnPassword({ texts }: { texts: AccountTexts }) {
  const [isOpen, setOpen] = useState(false)
  const [currentPassword, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const { send, fault } = useAccountRequest(texts.failed)

  async function change() {
    const body = { currentPassword, password }
    if (!(await send('POST /users/password', { body }))) return
    setCurrent('')
    setPassword('')
    setOpen(false)
    toast.success(texts.passwordChanged)
  }

  if (!isOpen)
    return (
      <div>
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => setOpen(true)}>
          {texts.changePassword}
        </Button>
      </div>
    )
  return (
    <div>
      <AccountField
        label={texts.currentPassword}
        type="password"
        autoComplete="current-password"
        autoFocus
        value={currentPassword}
        onChange={setCurrent}
      />
      <AccountField
        label={texts.newPassword}
        type="password"
        autoComplete="new-password"
        hint={texts.passwordHint}
        value={password}
        onChange={setPassword}
      />
      <FormError>{fault}</FormError>
      <Button size="medium" margin={false} onClick={change}>
        {texts.changePassword}
      </Button>
    </div>
  )
}
