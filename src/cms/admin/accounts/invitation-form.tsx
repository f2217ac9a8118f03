'use client'

import { Button, CheckboxInput, Drawer, SelectInput, useModal } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import type { CreatedLink } from '@/cms/accounts/links'
import { rolesWithLanguages } from '@/cms/collections/roles'
import { AccountField } from './account-field'
import { AccountLink } from './account-link'
import { FormError } from './form-error'
import type { AccountTexts } from './texts'
import { useAccountRequest } from './use-account-request'

type Option = { value: string; label: string }
type InvitationFormProps = { texts: AccountTexts; roles: Option[]; languages: Option[] }

const drawer = 'invitation'

/** Creates an account and shows the link with which its owner chooses a password. */
export function InvitationForm({ texts, roles, languages }: InvitationFormProps) {
  const { openModal } = useModal()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [role, setRole] = useState('author')
  const [chosen, setChosen] = useState<string[]>([])
  const { send, fault, setFault } = useAccountRequest(texts.failed)
  const [created, setCreated] = useState<CreatedLink>()
  const [isBusy, setBusy] = useState(false)

  function open() {
    setName('')
    setEmail('')
    setFault(undefined)
    setCreated(undefined)
    openModal(drawer)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const body = { name, email, role, languages: rolesWithLanguages.includes(role) ? chosen : [] }
    setCreated(await send('POST /users/invitations', { body }))
    setBusy(false)
  }

  return (
    <>
      <Button buttonStyle="primary" size="medium" onClick={open}>
        {texts.invite}
      </Button>
      <Drawer slug={drawer} title={texts.invite}>
        {created ? (
          <AccountLink texts={texts} created={created} />
        ) : (
          <form onSubmit={submit}>
            <p style={{ marginBlock: '1rem' }}>{texts.inviteLead}</p>
            <AccountField label={texts.name} name="invited-name" value={name} onChange={setName} />
            <AccountField
              label={texts.email}
              name="invited-email"
              type="email"
              value={email}
              onChange={setEmail}
            />
            <SelectInput
              name="invited-role"
              path="invited-role"
              label={texts.role}
              isClearable={false}
              options={roles}
              value={role}
              onChange={(option) => {
                if (!Array.isArray(option)) setRole(String(option.value))
              }}
            />
            {rolesWithLanguages.includes(role) &&
              languages.map(({ value, label }) => (
                <CheckboxInput
                  key={value}
                  id={`invited-language-${value}`}
                  name={`invited-language-${value}`}
                  label={label}
                  checked={chosen.includes(value)}
                  onToggle={() =>
                    setChosen((known) =>
                      known.includes(value)
                        ? known.filter((one) => one !== value)
                        : [...known, value],
                    )
                  }
                />
              ))}
            <FormError>{fault}</FormError>
            <Button type="submit" disabled={isBusy}>
              {texts.createLink}
            </Button>
          </form>
        )}
      </Drawer>
    </>
  )
}
