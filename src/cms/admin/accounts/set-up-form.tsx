'use client'

import { Button } from '@payloadcms/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { useTexts } from '@/cms/admin/use-texts'
import { paths } from '@/paths'
import { AccountField } from './account-field'
import { FormError } from './form-error'
import { useAccountRequest } from './use-account-request'

/** Sets the password of an account with the token in the address; creates the first account. */
export function SetUpForm() {
  const t = useTexts()
  // The token is in the fragment, which only the browser has.
  const [token, setToken] = useState<string>()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const { send, fault, setFault } = useAccountRequest(t('accounts.failed'))
  const [isBusy, setBusy] = useState(false)
  const isFirst = token?.startsWith('first.')

  useEffect(() => {
    const read = () => setToken(window.location.hash.slice(1))
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (password !== repeated) return setFault(t('accounts.passwordsDiffer'))
    setBusy(true)
    const body = { token, password, ...(isFirst && { name, email }) }
    const account = await send('POST /users/set-up', { body })
    if (!account) return setBusy(false)
    const isIn = await send('POST /users/login', { body: { email: account.email, password } })
    window.location.assign(isIn ? paths.admin : paths.signIn)
  }

  if (token === undefined) return null
  if (token === '')
    return (
      <>
        <h1>{t('accounts.setUpTitle')}</h1>
        <p style={{ marginBlock: '1rem' }}>{t('accounts.linkNeeded')}</p>
        <p>{t('accounts.linkWhere')}</p>
      </>
    )
  return (
    <form onSubmit={submit}>
      <h1>{isFirst ? t('accounts.firstTitle') : t('accounts.passwordTitle')}</h1>
      <p style={{ marginBlock: '1rem' }}>
        {isFirst ? t('accounts.firstLead') : t('accounts.passwordLead')}
      </p>
      {isFirst && (
        <>
          <AccountField
            label={t('fields.name')}
            name="name"
            autoComplete="name"
            value={name}
            onChange={setName}
          />
          <AccountField
            label={t('fields.email')}
            name="email"
            type="email"
            autoComplete="username"
            value={email}
            onChange={setEmail}
          />
        </>
      )}
      <AccountField
        label={t('accounts.newPassword')}
        name="password"
        type="password"
        autoComplete="new-password"
        hint={t('accounts.passwordHint')}
        value={password}
        onChange={setPassword}
      />
      <AccountField
        label={t('accounts.repeatPassword')}
        name="repeated-password"
        type="password"
        autoComplete="new-password"
        value={repeated}
        onChange={setRepeated}
      />
      <FormError>{fault}</FormError>
      <Button type="submit" size="large" disabled={isBusy}>
        {t('accounts.save')}
      </Button>
    </form>
  )
}
