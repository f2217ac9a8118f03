'use client'

import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useEditedDocument } from '@/cms/admin/requests/use-edited-document'
import { announceChange, useAnswer, useRequest } from '@/cms/admin/requests/use-request'
import type { ShownState } from '@/cms/translation/read-states'
import { defaultLocale } from '@/i18n/locales'
import { Icon } from '@/ui/icon/icon'
import { formAddress } from './form-address'
import { StateMark } from './state-mark'
import type { TranslationTexts } from './translation-texts'

type Props = {
  texts: TranslationTexts
  /** Names of the languages, by code. */
  names: Record<string, string>
}

export function TranslationList({ texts, names }: Props) {
  const { hasSavePermission, lastUpdateTime } = useDocumentInfo()
  const { document, entity, id, isSaved, locale } = useEditedDocument()
  const wish = { document }
  // Each save changes the states.
  const list = 'GET /:document/translations'
  const { answer, state: loading } = useAnswer(list, isSaved ? wish : undefined, lastUpdateTime)
  const { send } = useRequest(texts.failed)
  const { assignees = {}, states } = answer ?? {}

  function finish(isMarked: boolean) {
    if (!isMarked) return
    announceChange(`${document}/translations`)
    toast.success(texts.marked)
  }
  const markUpToDate = async () =>
    finish(!!(await send('POST /:document/translations/up-to-date', { ...wish, body: { locale } })))
  const markUnaffected = async () =>
    finish(!!(await send('POST /:document/translations/unaffected', wish)))

  const outdated = (states ?? []).filter((state) => state.outdated > 0)
  const isOwnOutdated = outdated.some((state) => state.locale === locale)
  return (
    <section aria-label={texts.title} style={{ marginBlockEnd: '1.5rem' }}>
      <h3 style={{ fontSize: '0.85rem', marginBlockEnd: '0.5rem' }}>{texts.title}</h3>
      {!isSaved && <p>{texts.unsaved}</p>}
      {loading === 'failed' && <p role="alert">{texts.failed}</p>}
      <ul style={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {states?.map((state) => (
          <LanguageRow
            key={state.locale}
            state={state}
            name={names[state.locale] ?? state.locale}
            assignee={assignees[state.locale]}
            isCurrent={state.locale === locale}
            href={formAddress(entity, id, state.locale, state.firstPath)}
            texts={texts}
          />
        ))}
      </ul>
      {hasSavePermission && isOwnOutdated && (
        <Button buttonStyle="secondary" size="small" onClick={markUpToDate}>
          {texts.markUpToDate}
        </Button>
      )}
      {hasSavePermission && locale === defaultLocale && outdated.length > 0 && (
        <>
          <Button buttonStyle="secondary" size="small" onClick={markUnaffected}>
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
