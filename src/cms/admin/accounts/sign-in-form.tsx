'use client'

import { Button } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { useTexts } from '@/cms/admin/use-texts'
import { paths } from '@/paths'
import { AccountField } from './account-field'
import { FormError } from './form-error'
import { useAccountRequest } from './use-account-request'

type SignInFormProps = {
  /** Path to open after the sign-in. */
  target: string
}

/** The sign-in form. It prompts for the code of the second factor if the account has one. */
export function SignInForm({ target }: SignInFormProps) {
  const t = useTexts()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const { send, fault, needsCode } = useAccountRequest(t('accounts.failed'))
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const body = { email, password, ...(needsCode && { code }) }
    if (await send('POST /users/login', { body })) return window.location.assign(target)
    setBusy(false)
  }

  return (
    <form onSubmit={submit}>
      <h1 style={{ marginBlockEnd: '1.5rem' }}>{t('accounts.signIn')}</h1>
      <AccountField
        label={t('fields.email')}
        name="email"
        type="email"
        autoComplete="username"
        autoFocus
        value={email}
        onChange={setEmail}
      />
      <AccountField
        label={t('accounts.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      {needsCode && (
        <AccountField
          label={t('accounts.code')}
          name="code"
          autoComplete="one-time-code"
          autoFocus
          hint={t('accounts.codeHint')}
          value={code}
          onChange={setCode}
        />
      )}
      <FormError>{fault}</FormError>
      <p style={{ marginBlockEnd: '1rem' }}>
        <a href={paths.forgotPassword}>{t('accounts.forgot')}</a>
      </p>
      <Button type="submit" size="large" disabled={isBusy}>
        {t('accounts.signIn')}
      </Button>
    </form>
  )
}
