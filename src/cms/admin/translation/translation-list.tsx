'use client'

import { Button, toast, useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import type { ShownState } from '@/cms/translation/read-states'
import { defaultLocale } from '@/i18n/locales'
import { Icon } from '@/ui/icon/icon'
import { formAddress } from './form-address'
import { StateMark } from './state-mark'
import { announceChange, watchChanges } from './translation-changes'
import type { TranslationTexts } from './translation-texts'

type Props = {
  texts: TranslationTexts
  /** Names of the languages, by code. */
  names: Record<string, string>
}

export function TranslationList({ texts, names }: Props) {
  const { id, collectionSlug, globalSlug, hasSavePermission, lastUpdateTime } = useDocumentInfo()
  const { config } = useConfig()
  const { code: locale } = useLocale()
  const [states, setStates] = useState<readonly ShownState[] | null>(null)
  const [assignees, setAssignees] = useState<Record<string, string>>({})
  const entity = globalSlug ?? collectionSlug ?? ''
  const isSaved = Boolean(id || globalSlug)
  const path = globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}/${id}`
  const url = `${config.routes.api}${path}/translations`

  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(
    async (signal?: AbortSignal) => {
      const answer = await fetch(url, { credentials: 'include', ...(signal && { signal }) })
      if (!answer.ok) throw new Error(`HTTP status ${answer.status}`)
      const read = await answer.json()
      setStates(read.states)
      setAssignees(read.assignees)
    },
    [url],
  )
  // Each save changes the states.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of the last save is a trigger
  useEffect(() => {
    if (!isSaved) return undefined
    const controller = new AbortController()
    // Without connection, the states of the last save remain.
    load(controller.signal).then(
      () => setFailed(false),
      () => setFailed(!controller.signal.aborted),
    )
    const stop = watchChanges(url, () => load(controller.signal).catch(() => {}))
    return () => {
      stop()
      controller.abort()
    }
  }, [isSaved, load, lastUpdateTime, url])

  async function mark(endpoint: string, body: object) {
    try {
      const answer = await fetch(`${url}/${endpoint}`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const result = await answer.json()
      if (!answer.ok) {
        toast.error(result.errors?.[0]?.message ?? texts.failed)
        return
      }
      setStates(result.states)
      announceChange(url)
      toast.success(texts.marked)
    } catch {
      toast.error(texts.failed)
    }
  }

  const outdated = (states ?? []).filter((state) => state.outdated > 0)
  const isOwnOutdated = outdated.some((state) => state.locale === locale)
  return (
    <section aria-label={texts.title} style={{ marginBlockEnd: '1.5rem' }}>
      <h3 style={{ fontSize: '0.85rem', marginBlockEnd: '0.5rem' }}>{texts.title}</h3>
      {!isSaved && <p>{texts.unsaved}</p>}
      {hasFailed && <p role="alert">{texts.failed}</p>}
      <ul style={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {states?.map((state) => (
          <LanguageRow
            key={state.locale}
            state={state}
            name={names[state.locale] ?? state.locale}
            assignee={assignees[state.locale]}
            isCurrent={state.locale === locale}
            href={formAddress(entity, String(id ?? ''), state.locale, state.firstPath)}
            texts={texts}
          />
        ))}
      </ul>
      {hasSavePermission && isOwnOutdated && (
        <Button buttonStyle="secondary" size="small" onClick={() => mark('up-to-date', { locale })}>
          {texts.markUpToDate}
        </Button>
      )}
      {hasSavePermission && locale === defaultLocale && outdated.length > 0 && (
        <>
          <Button buttonStyle="secondary" size="small" onClick={() => mark('unaffected', {})}>
            {texts.markUnaffected}
          </Button>
          <p style={{ fontSize: '0.8rem' }}>{texts.unaffectedHint}</p>
        </>
      )}
    </section>
  )
}

function LanguageRow({
  state,
  name,
  assignee,
  isCurrent,
  href,
  texts,
}: {
  state: ShownState
  name: string
  assignee: string | undefined
  isCurrent: boolean
  href: string
  texts: TranslationTexts
}) {
  const open = state.state === 'missing' ? 0 : state.missing + state.outdated
  return (
    <li style={{ paddingBlock: '0.2rem' }} data-translation={state.locale} data-state={state.state}>
      <StateMark state={state.state} />{' '}
      <a href={href} aria-current={isCurrent || undefined} title={texts.open}>
        {name}
      </a>
      : {texts.states[state.state]}
      {open > 0 && ` (${open})`}
      {assignee && (
        <small style={{ display: 'block' }} title={texts.assignee}>
          <span role="img" aria-label={texts.assignee}>
            <Icon name="user-round" size={12} />
          </span>{' '}
          {assignee}
        </small>
      )}
    </li>
  )
}
