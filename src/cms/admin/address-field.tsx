'use client'

import { getTranslation } from '@payloadcms/translations'
import {
  FieldDescription,
  FieldError,
  FieldLabel,
  ReactSelect,
  useField,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect, useId, useState } from 'react'
import type { LinkChoice, LinkChoices } from '@/cms/links/link-choices'
import { useAnswer } from '@/desk/admin/requests/use-request'

type Props = TextFieldClientProps & {
  /** Whether documents can be chosen besides pages. */
  documents: boolean
}

/** Debounce time before the list is fetched, in milliseconds. */
const pauseMs = 200

/** Text that starts like an address is offered as one; other text is searched for in names. */
const addressPattern = /^[/#]|:/

/** Chooses a page or document by name; an external address can be typed. */
export function AddressField({ documents, field, path: stalePath, readOnly }: Props) {
  const { i18n } = useTranslation()
  const { path, setValue, showError, value } = useField<string>({ potentiallyStalePath: stalePath })
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const groups = useChoices(isOpen, typed, documents)
  const [chosen, setChosen] = useState<LinkChoice>()
  const name = useAddressName(value && value !== chosen?.value ? value : undefined)
  const id = useId()

  const current = value === chosen?.value ? chosen?.label : (name ?? value)
  const own = addressPattern.test(typed.trim()) ? typed.trim() : ''
  const isListed = groups.some(({ options }) => options.some((option) => option.value === own))
  const typedChoice = { label: '', options: [{ value: own, label: own }] }
  const { admin, label, required } = field
  return (
    <div className={showError ? 'field-type text error' : 'field-type text'} data-address={path}>
      <FieldLabel htmlFor={id} label={label} path={path} required={required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <ReactSelect
          inputId={id}
          disabled={readOnly}
          filterOption={() => true}
          isClearable={!required}
          options={own && !isListed ? [typedChoice, ...groups] : groups}
          placeholder={getTranslation(admin?.placeholder ?? '', i18n)}
          showError={showError}
          value={value ? { value, label: describe(value, current) } : undefined}
          onChange={(option: unknown) => {
            const choice = option as LinkChoice | null
            setChosen(choice ?? undefined)
            setValue(choice?.value ?? '')
          }}
          onInputChange={setTyped}
          onMenuOpen={() => setOpen(true)}
          onMenuClose={() => setOpen(false)}
        />
      </div>
      <FieldDescription description={admin?.description} path={path} />
    </div>
  )
}

/** Describes pages by name and path, and documents by name only, since their path may change. */
function describe(value: string, name: string | undefined): string {
  return name && name !== value && value.startsWith('/') ? `${name} (${value})` : (name ?? value)
}

/** Returns the choices for the typed text while the list is open. */
function useChoices(isOpen: boolean, typed: string, documents: boolean): LinkChoices {
  const { code: locale } = useLocale()
  const [search, setSearch] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed), typed ? pauseMs : 0)
    return () => clearTimeout(timer)
  }, [typed])
  const query = { search, documents: String(documents), locale }
  const { answer } = useAnswer('GET /links', isOpen ? { query } : undefined)
  // Choices for earlier text could be selected by pressing Enter quickly.
  return Array.isArray(answer) && search === typed ? answer : []
}

/** Returns the name of the target of a stored address, once it is loaded. */
function useAddressName(value: string | undefined): string | undefined {
  const { code: locale } = useLocale()
  const { answer } = useAnswer('GET /links', value ? { query: { value, locale } } : undefined)
  return answer && 'label' in answer ? (answer.label ?? undefined) : undefined
}
