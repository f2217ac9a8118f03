'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'
import { useTexts } from '@/cms/admin/use-texts'
import layout from '@/desk/admin/layout.module.css'
import { request } from '@/desk/admin/requests/request'
import { AdminFailure } from '@/desk/admin/requests/request-failure'
import { useAnswer } from '@/desk/admin/requests/use-request'

type Props = { id: string; path: string; onCreated: () => void }

/** Chooses where a missing address leads, from similar pages or any other address. */
export function RedirectForm({ id, path, onCreated }: Props) {
  const t = useTexts()
  const { i18n } = useTranslation()
  const { answer, state } = useAnswer('GET /missing-pages/:id/suggestions', { id })
  const suggestions = state === 'failed' ? [] : answer?.suggestions
  const [target, setTarget] = useState<string>()
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const field = useId()
  const to = target ?? suggestions?.[0]?.path ?? ''

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      await request('POST /redirects', { body: { from: path, to } })
      setFault('')
      onCreated()
    } catch (failure) {
      setFault((failure instanceof AdminFailure && failure.message) || t('failures.failed'))
    }
    setBusy(false)
  }

  return (
    <form className={layout.dialog} onSubmit={submit}>
      <p>
        {t('addresses.from')}: <strong style={{ overflowWrap: 'anywhere' }}>{path}</strong>
      </p>
      <fieldset className={layout.group}>
        <legend>{t('missingPages.suggestions')}</legend>
        {!suggestions && <p role="status">{i18n.t('general:loading')}</p>}
        {suggestions?.length === 0 && <p>{t('missingPages.noSuggestions')}</p>}
        {suggestions?.map((page) => (
          <label key={page.path} className={layout.option}>
            <input
              type="radio"
              name={field}
              checked={to === page.path}
              onChange={() => setTarget(page.path)}
            />
            <span>
              {page.title} <small>{page.path}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <div className={layout.label}>
        <label htmlFor={`${field}-to`}>{t('addresses.to')}</label>
        <input
          id={`${field}-to`}
          type="text"
          value={to}
          required
          maxLength={2000}
          aria-invalid={fault !== ''}
          aria-describedby={`${field}-hint ${field}-fault`}
          onChange={(event) => setTarget(event.target.value)}
        />
        <p id={`${field}-fault`} role="alert" className={layout.error}>
          {fault}
        </p>
        <small id={`${field}-hint`}>{t('addresses.toHint')}</small>
      </div>
      <Button type="submit" margin={false} disabled={isBusy}>
        {t('missingPages.submit')}
      </Button>
    </form>
  )
}
