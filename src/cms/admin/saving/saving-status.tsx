'use client'

import {
  Button,
  LeaveWithoutSaving,
  toast,
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useFormProcessing,
  useTranslation,
} from '@payloadcms/ui'
import { useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '@/cms/admin/use-texts'
import { FormNotice } from '@/desk/admin/form-notice'
import notice from '@/desk/admin/form-notice.module.css'
import layout from '@/desk/admin/layout.module.css'
import { intlTag } from '@/i18n/locales'
import { describeValue } from '../describe-value'
import parts from '../hidden-parts.module.css'
import { listFieldLabels } from './field-labels'
import type { LocalCopy } from './local-copies'
import { listDifferences } from './unsaved-values'
import { useLocalCopy } from './use-local-copy'
import { useSaves } from './use-saves'

/** Whether what the form contains is saved, and if not, why, and where it is kept. */
export function SavingStatus() {
  const t = useTexts()
  const { id, globalSlug, hasSavePermission, isTrashed } = useDocumentInfo()
  const { config } = useConfig()
  const [fields] = useAllFormFields()
  const { i18n } = useTranslation()
  const saves = useSaves()
  const { failure, isSaving, isUnsaved, savedAt, savesAlone } = saves
  const copy = useLocalCopy({
    user: saves.userId,
    document: saves.document,
    isUnsaved,
    changes: fields,
  })
  const [list, setList] = useState<Element | null>(null)
  const findList = useCallback(
    (anchor: HTMLElement | null) =>
      setList(anchor?.closest('form')?.querySelector('.doc-controls__meta') ?? null),
    [],
  )
  const isNew = !id && !globalSlug
  const hasFailed = isUnsaved && failure !== undefined

  function describe(): string {
    if (hasFailed) return t('saving.notSaved')
    if (isSaving || (isUnsaved && savesAlone)) return t('saving.saving')
    if (isUnsaved || (isNew && savedAt === undefined)) return t('saving.unsaved')
    if (savedAt === undefined) return t('saving.allSaved')
    return t('saving.savedAt', { time: formatTime(savedAt, i18n.language) })
  }

  if (!hasSavePermission || isTrashed) return null
  return (
    <>
      {/* Payload's own line claims that a failed save succeeded. */}
      <span hidden className={parts.saving} ref={findList} />
      {list &&
        createPortal(
          <li
            className="doc-controls__list-item"
            style={hasFailed ? { color: 'var(--theme-error-500)', fontWeight: 600 } : undefined}
            data-saving-state
            data-state={hasFailed ? 'failed' : isUnsaved || isSaving ? 'unsaved' : 'saved'}
          >
            {describe()}
          </li>,
          list,
        )}
      {savesAlone && <LeaveWithoutSaving disablePreventLeave={!isUnsaved} />}
      <FormNotice>
        {/* Always there, so that screen readers announce what appears in it. */}
        <div role="status" data-saving-notice>
          {hasFailed && failure.reason !== 'conflict' && (
            <section className="banner banner--type-error" style={{ display: 'block' }}>
              <strong>{t(`saving.${failure.reason}`)}</strong>
              {failure.reason === 'refused' && failure.summary && <p>{failure.summary}</p>}
              <p style={{ marginBlock: '0.25rem 0.5rem' }}>
                {copy.isKept ? t('saving.kept') : t('saving.notKept')}
              </p>
              <div className={layout.row}>
                {failure.reason === 'signedOut' && (
                  <Button
                    el="anchor"
                    url={`${config.routes.admin}/login`}
                    newTab
                    size="small"
                    margin={false}
                  >
                    {t('saving.signIn')}
                  </Button>
                )}
                {!isNew && failure.reason !== 'gone' && (
                  <Button
                    size="small"
                    margin={false}
                    buttonStyle="secondary"
                    onClick={saves.saveAgain}
                  >
                    {t('saving.tryAgain')}
                  </Button>
                )}
              </div>
            </section>
          )}
        </div>
        {copy.found.map((found) => (
          <FoundCopy
            key={found.id}
            copy={found}
            onDiscard={() => copy.discard(found)}
            onRestore={() => copy.restore(found)}
          />
        ))}
      </FormNotice>
    </>
  )
}

type FoundProps = {
  copy: LocalCopy
  onDiscard: () => Promise<void>
  onRestore: () => Promise<void>
}

/** Offers what an earlier form did not save. */
function FoundCopy({ copy, onDiscard, onRestore }: FoundProps) {
  const t = useTexts()
  const { data, docConfig } = useDocumentInfo()
  const { i18n } = useTranslation()
  const isProcessing = useFormProcessing()
  const [isBusy, setBusy] = useState(false)
  const labels = listFieldLabels(docConfig?.fields ?? [], i18n)
  const saved = Object.fromEntries(Object.keys(copy.values).map((name) => [name, data?.[name]]))
  const rows = listDifferences(saved, copy.values)

  async function act(work: () => Promise<void>) {
    setBusy(true)
    await work().catch(() => toast.error(t('saving.restoreFailed')))
    setBusy(false)
  }

  if (rows.length === 0 && !copy.file) return null
  return (
    <section className="banner banner--type-info" data-found-copy>
      <strong>
        {t('saving.found', {
          time: formatTime(copy.storedAt, i18n.language),
        })}
      </strong>
      <p>{t('saving.foundHint')}</p>
      <div className={notice.compared}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('saving.what')}</th>
              <th scope="col">{t('saving.typed')}</th>
              <th scope="col">{t('saving.saved')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ path, saved, typed }) => (
              <tr key={path}>
                <th scope="row">{labels[path] ?? path}</th>
                <td>{shorten(describeValue(typed))}</td>
                <td>{shorten(describeValue(saved))}</td>
              </tr>
            ))}
            {copy.file && (
              <tr>
                <th scope="row">{labels.filename ?? ''}</th>
                <td>{copy.file.name}</td>
                <td>{describeValue(data?.filename)}</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <div className={layout.row}>
        <Button
          size="small"
          margin={false}
          disabled={isBusy || isProcessing}
          onClick={() => act(onRestore)}
        >
          {t('saving.restore')}
        </Button>
        <Button
          size="small"
          margin={false}
          buttonStyle="secondary"
          disabled={isBusy}
          onClick={() => act(onDiscard)}
        >
          {t('saving.discard')}
        </Button>
      </div>
    </section>
  )
}

const longestText = 300

const shorten = (text: string) =>
  text.length > longestText ? `${text.slice(0, longestText)}…` : text

/** Formats a time of today as `14:02`, any other with its date. */
function formatTime(at: number, language: string): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  return new Intl.DateTimeFormat(intlTag(language), {
    ...(isToday ? {} : { day: 'numeric', month: 'short', year: 'numeric' }),
    ...{ hour: 'numeric', minute: '2-digit' },
  }).format(at)
}
