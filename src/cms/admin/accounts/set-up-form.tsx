'use client'

import { Button } from '@payloadcms/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { paths } from '@/paths'
import { AccountField } from './account-field'
import { FormError } from './form-error'
import type { AccountTexts } from './texts'
import { useAccountRequest } from './use-account-request'

/** Sets the password of an account with the token in the address; creates the first account. */
export function SetUpForm({ texts }: { texts: AccountTexts }) {
  // The token is in the fragment, which only the browser has.
  const [token, setToken] = useState<string>()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const { send, fault, setFault } = useAccountRequest(texts.failed)
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
    if (password !== repeated) return setFault(texts.passwordsDiffer)
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
        <h1>{texts.setUpTitle}</h1>
        <p style={{ marginBlock: '1rem' }}>{texts.linkNeeded}</p>
        <p>{texts.linkWhere}</p>
      </>
    )
  return (
    <form onSubmit={submit}>
      <h1>{isFirst ? texts.firstTitle : texts.passwordTitle}</h1>
      <p style={{ marginBlock: '1rem' }}>{isFirst ? texts.firstLead : texts.passwordLead}</p>
      {isFirst && (
        <>
          <AccountField
            label={texts.name}
            name="name"
            autoComplete="name"
            value={name}
            onChange={setName}
          />
          <AccountField
            label={texts.email}
            name="email"
            type="email"
            autoComplete="username"
            value={email}
            onChange={setEmail}
          />
        </>
      )}
      <AccountField
        label={texts.newPassword}
        name="password"
        type="password"
        autoComplete="new-password"
        hint={texts.passwordHint}
        value={password}
        onChange={setPassword}
      />
      <AccountField
        label={texts.repeatPassword}
        name="repeated-password"
        type="password"
        autoComplete="new-password"
        value={repeated}
        onChange={setRepeated}
      />
      <FormError>{fault}</FormError>
      <Button type="submit" size="large" disabled={isBusy}>
        {texts.save}
      </Button>
    </form>
  )
}
