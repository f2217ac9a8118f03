'use client'

import { Button, useConfig, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useEffect, useId, useState } from 'react'
import type { RedirectChoice } from '@/cms/missing-pages/rank-targets'
import type { MissingPageTexts } from './missing-page-texts'

type Props = { id: string; path: string; texts: MissingPageTexts; onCreated: () => void }

/** Chooses where a missing address leads, from similar pages or any other address. */
export function RedirectForm({ id, path, texts, onCreated }: Props) {
  const { config } = useConfig()
  const { t } = useTranslation()
  const suggestions = useSuggestions(`${config.routes.api}/missing-pages/${id}/suggestions`)
  const [target, setTarget] = useState<string>()
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const field = useId()
  const to = target ?? suggestions?.[0]?.path ?? ''

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setFault((await createRedirect(config.routes.api, path, to, texts.failed)) ?? '')
    setBusy(false)
  }

  async function createRedirect(api: string, from: string, to: string, failed: string) {
    try {
      const answer = await fetch(`${api}/redirects`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ from, to }),
      })
      if (answer.ok) return void onCreated()
      return readFault(await answer.json()) ?? failed
    } catch {
      return failed
    }
  }

  return (
    <form className="redirect-form" onSubmit={submit}>
      <p>
        {texts.from}: <strong style={{ overflowWrap: 'anywhere' }}>{path}</strong>
      </p>
      <fieldset>
        <legend>{texts.suggestions}</legend>
        {!suggestions && <p role="status">{t('general:loading')}</p>}
        {suggestions?.length === 0 && <p>{texts.noSuggestions}</p>}
        {suggestions?.map((page) => (
          <label key={page.path}>
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
      <div>
        <label htmlFor={`${field}-to`}>{texts.to}</label>
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
        <p id={`${field}-fault`} role="alert">
          {fault}
        </p>
        <small id={`${field}-hint`}>{texts.toHint}</small>
      </div>
      <Button type="submit" margin={false} disabled={isBusy}>
        {texts.submit}
      </Button>
    </form>
  )
}

function useSuggestions(url: string): RedirectChoice[] | undefined {
  const [suggestions, setSuggestions] = useState<RedirectChoice[]>()
  useEffect(() => {
    const controller = new AbortController()
    fetch(url, { credentials: 'include', signal: controller.signal })
      .then(async (answer) => setSuggestions(answer.ok ? (await answer.json()).suggestions : []))
      .catch(() => {
        if (!controller.signal.aborted) setSuggestions([])
      })
    return () => controller.abort()
  }, [url])
  return suggestions
}

type Refusal = { errors?: { message?: string; data?: { errors?: { message?: string }[] } }[] }

/** Returns the messages about the fields of a request that was refused. */
function readFault({ errors = [] }: Refusal): string | undefined {
  const [first] = errors
  const messages = first?.data?.errors?.flatMap(({ message }) => message ?? []) ?? []
  return messages.length > 0 ? messages.join(' ') : first?.message
}
