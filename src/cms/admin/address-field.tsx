'use client'

import { getTranslation } from '@payloadcms/translations'
import {
  FieldDescription,
  FieldError,
  FieldLabel,
  ReactSelect,
  useConfig,
  useField,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useCallback, useEffect, useId, useState } from 'react'
import type { LinkChoice, LinkChoices } from '@/cms/links/link-choices'

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
  const [found, setFound] = useState<{ typed: string; choices: LinkChoices }>()
  const request = useLinksRequest()
  useEffect(() => {
    if (!isOpen) return
    const controller = new AbortController()
    const timer = setTimeout(
      async () => {
        const query = { search: typed, documents: String(documents) }
        const choices = await request<LinkChoices>(query, controller.signal)
        if (choices) setFound({ typed, choices })
      },
      typed ? pauseMs : 0,
    )
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isOpen, typed, documents, request])
  // Choices for earlier text could be selected by pressing Enter quickly.
  return found?.typed === typed ? found.choices : []
}

/** Returns the name of the target of a stored address, once it is loaded. */
function useAddressName(value: string | undefined): string | undefined {
  const [named, setNamed] = useState<LinkChoice>()
  const request = useLinksRequest()
  useEffect(() => {
    if (!value) return
    const controller = new AbortController()
    request<{ label: string | null }>({ value }, controller.signal).then((found) => {
      if (found?.label) setNamed({ value, label: found.label })
    })
    return () => controller.abort()
  }, [value, request])
  return named?.value === value ? named?.label : undefined
}

/** Returns a function that requests `linkChoices`; the result is null if the request fails. */
function useLinksRequest() {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const { code: locale } = useLocale()
  return useCallback(
    async <Answer,>(query: Record<string, string>, signal: AbortSignal): Promise<Answer | null> => {
      try {
        const answer = await fetch(
          `${config.routes.api}/links?${new URLSearchParams({ ...query, locale })}`,
          { credentials: 'include', headers: { 'Accept-Language': i18n.language }, signal },
        )
        return answer.ok ? ((await answer.json()) as Answer) : null
      } catch {
        return null
      }
    },
    [config.routes.api, i18n.language, locale],
  )
}
