'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { useTexts } from '@/cms/admin/use-texts'
import { AccountField } from './account-field'
import { FormError } from './form-error'
import { useAccountRequest } from './use-account-request'

/** Changes the password of the signed-in user. */
export function OwnPassword() {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const [currentPassword, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const { send, fault } = useAccountRequest(t('accounts.failed'))

  async function change() {
    const body = { currentPassword, password }
    if (!(await send('POST /users/password', { body }))) return
    setCurrent('')
    setPassword('')
    setOpen(false)
    toast.success(t('accounts.passwordChanged'))
  }

  if (!isOpen)
    return (
      <div>
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => setOpen(true)}>
          {t('accounts.changePassword')}
        </Button>
      </div>
    )
  return (
    <div>
      <AccountField
        label={t('accounts.currentPassword')}
        type="password"
        autoComplete="current-password"
        autoFocus
        value={currentPassword}
        onChange={setCurrent}
      />
      <AccountField
        label={t('accounts.newPassword')}
        type="password"
        autoComplete="new-password"
        hint={t('accounts.passwordHint')}
        value={password}
        onChange={setPassword}
      />
      <FormError>{fault}</FormError>
      <Button size="medium" margin={false} onClick={change}>
        {t('accounts.changePassword')}
      </Button>
    </div>
  )
}
