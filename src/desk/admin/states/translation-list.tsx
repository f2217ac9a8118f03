'use client'

import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { countOpen } from '../../states/count-open'
import type { ShownState } from '../../states/read-states'
import { DeskIcon } from '../icon'
import { useEditedDocument } from '../requests/use-edited-document'
import { announceChange, useAnswer, useRequest } from '../requests/use-request'
import { useDeskTexts } from '../use-desk-texts'
import { useTranslationDesk } from '../use-translation-desk'
import { formAddress } from './form-address'
import { StateMark } from './state-mark'

export function TranslationList() {
  const t = useDeskTexts()
  const { hasSavePermission, lastUpdateTime } = useDocumentInfo()
  const { document, entity, id, isSaved, locale } = useEditedDocument()
  const { source, languageOf } = useTranslationDesk()
  const wish = { document }
  // Each save changes the states.
  const list = 'GET /:document/translations'
  const { answer, state: loading } = useAnswer(list, isSaved ? wish : undefined, lastUpdateTime)
  const { send } = useRequest(t('translations.failed'))
  const { assignees = {}, states } = answer ?? {}

  function finish(isMarked: boolean) {
    if (!isMarked) return
    announceChange(`${document}/translations`)
    toast.success(t('translations.marked'))
  }
  const markUpToDate = async () =>
    finish(!!(await send('POST /:document/translations/up-to-date', { ...wish, body: { locale } })))
  const markUnaffected = async () =>
    finish(!!(await send('POST /:document/translations/unaffected', wish)))

  const outdated = (states ?? []).filter((state) => state.outdated > 0)
  const isOwnOutdated = outdated.some((state) => state.locale === locale)
  return (
    <section aria-label={t('translations.title')} style={{ marginBlockEnd: '1.5rem' }}>
      <h3 style={{ fontSize: '0.85rem', marginBlockEnd: '0.5rem' }}>{t('translations.title')}</h3>
      {!isSaved && <p>{t('translations.unsaved')}</p>}
      {loading === 'failed' && <p role="alert">{t('translations.failed')}</p>}
      <ul style={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {states?.map((state) => (
          <LanguageRow
            key={state.locale}
            state={state}
            name={languageOf(state.locale)?.name ?? state.locale}
            assignee={assignees[state.locale]}
            isCurrent={state.locale === locale}
            href={formAddress(entity, id, state.locale, state.firstPath)}
          />
        ))}
      </ul>
      {hasSavePermission && isOwnOutdated && (
        <Button buttonStyle="secondary" size="small" onClick={markUpToDate}>
          {t('translations.markUpToDate')}
        </Button>
      )}
      {hasSavePermission && locale === source && outdated.length > 0 && (
        <>
          <Button buttonStyle="secondary" size="small" onClick={markUnaffected}>
            {t('translations.markUnaffected')}
          </Button>
          <p style={{ fontSize: '0.8rem' }}>{t('translations.unaffectedHint')}</p>
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
}: {
  state: ShownState
  name: string
  assignee: string | undefined
  isCurrent: boolean
  href: string
}) {
  const t = useDeskTexts()
  const open = countOpen(state)
  return (
    <li style={{ paddingBlock: '0.2rem' }} data-translation={state.locale} data-state={state.state}>
      <StateMark state={state.state} />{' '}
      <a href={href} aria-current={isCurrent || undefined} title={t('translations.open')}>
        {name}
      </a>
      : {t(`translations.states.${state.state}`)}
      {open > 0 && ` (${open})`}
      {assignee && (
        <small style={{ display: 'block' }} title={t('translations.assignee')}>
          <span role="img" aria-label={t('translations.assignee')}>
            <DeskIcon name="user-round" size={12} />
          </span>{' '}
          {assignee}
        </small>
      )}
    </li>
  )
}
