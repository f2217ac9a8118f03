'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { paths } from '@/paths'
import { AccountField } from './account-field'
import { FormError } from './form-error'
import { send } from './send'
import type { AccountTexts } from './texts'

/** Changes the password of the signed-in user. */
export function OwnPassword({ texts }: { texts: AccountTexts }) {
  const [isOpen, setOpen] = useState(false)
  const [currentPassword, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()

  async function change() {
    const body = { currentPassword, password }
    const { answer, fault } = await send(`${paths.api}/users/password`, body, texts)
    setFault(fault)
    if (!answer) return
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
