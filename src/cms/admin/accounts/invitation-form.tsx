'use client'

import { Button, Drawer, useAuth, useModal } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import type { CreatedLink } from '@/cms/accounts/links'
import { useTexts } from '@/cms/admin/use-texts'
import { type Role, roles, rolesWithLanguages } from '@/cms/collections/roles'
import { ChoiceGroup, NativeSelect } from '@/desk/admin/choices'
import { type Locale, locales } from '@/i18n/locales'
import { AccountField } from './account-field'
import { AccountLink } from './account-link'
import { FormError } from './form-error'
import { useAccountRequest } from './use-account-request'

const drawer = 'invitation'

/**
 * Creates an account and shows the link with which its owner chooses a password, for administrators
 * above the list of users.
 */
export function InvitationForm() {
  const t = useTexts()
  const { user } = useAuth()
  const { openModal } = useModal()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('author')
  const [chosen, setChosen] = useState<ReadonlySet<Locale>>(new Set())
  const { send, fault, setFault } = useAccountRequest(t('accounts.failed'))
  const [created, setCreated] = useState<CreatedLink>()
  const [isBusy, setBusy] = useState(false)

  function open() {
    setName('')
    setEmail('')
    setFault(undefined)
    setCreated(undefined)
    openModal(drawer)
  }

  function toggle(code: Locale) {
    const toggled = new Set(chosen)
    if (!toggled.delete(code)) toggled.add(code)
    setChosen(toggled)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const body = {
      name,
      email,
      role,
      languages: rolesWithLanguages.includes(role) ? [...chosen] : [],
    }
    setCreated(await send('POST /users/invitations', { body }))
    setBusy(false)
  }

  // The address of Payload's form for a new account leads here.
  const isWanted = useSearchParams().has('invite') && user?.role === 'admin'
  const openWanted = useEffectEvent(open)
  useEffect(() => {
    if (isWanted) openWanted()
  }, [isWanted])

  if (user?.role !== 'admin') return null
  return (
    <>
      <Button buttonStyle="primary" size="medium" onClick={open}>
        {t('accounts.invite')}
      </Button>
      <Drawer slug={drawer} title={t('accounts.invite')}>
        {created ? (
          <AccountLink created={created} />
        ) : (
          <form onSubmit={submit}>
            <p style={{ marginBlock: '1rem' }}>{t('accounts.inviteLead')}</p>
            <AccountField
              label={t('fields.name')}
              name="invited-name"
              value={name}
              onChange={setName}
            />
            <AccountField
              label={t('fields.email')}
              name="invited-email"
              type="email"
              value={email}
              onChange={setEmail}
            />
            <div style={{ marginBlock: '1rem' }}>
              <NativeSelect
                name="invited-role"
                label={t('fields.role')}
                options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
                value={role}
                onChoose={setRole}
              />
            </div>
            {rolesWithLanguages.includes(role) && (
              <ChoiceGroup
                legend={t('fields.languages')}
                chosen={chosen}
                options={locales.map(({ code, name: label }) => ({ value: code, label }))}
                onChange={toggle}
              />
            )}
            <FormError>{fault}</FormError>
            <Button type="submit" disabled={isBusy}>
              {t('accounts.createLink')}
            </Button>
          </form>
        )}
      </Drawer>
    </>
  )
}
