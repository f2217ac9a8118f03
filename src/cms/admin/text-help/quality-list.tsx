'use client'

import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { useTexts } from '@/cms/admin/use-texts'
import layout from '@/desk/admin/layout.module.css'
import { useEditedDocument } from '@/desk/admin/requests/use-edited-document'
import { useAnswer } from '@/desk/admin/requests/use-request'
import { focusFormField } from '@/desk/admin/states/focus-form-field'
import styles from '@/desk/admin/text-help/text-help.module.css'

/** What is to be fixed in the language of the form, as of the last save. */
export function QualityList() {
  const t = useTexts()
  const { lastUpdateTime } = useDocumentInfo()
  const { document, isSaved, locale } = useEditedDocument()
  const { getFields } = useForm()
  const wish = isSaved ? { document, query: { locale } } : undefined
  // Each save can change the findings.
  const { answer: quality, state } = useAnswer('GET /:document/quality', wish, lastUpdateTime)

  const findings = quality?.findings ?? []
  return (
    <section aria-label={t('textHelp.check')}>
      <h3>
        {t('textHelp.check')}
        {findings.length > 0 && ` (${findings.length})`}
      </h3>
      {!isSaved && <p>{t('textHelp.unsaved')}</p>}
      {state === 'loading' && <p>{t('textHelp.loading')}</p>}
      {state === 'failed' && <p role="alert">{t('textHelp.failed')}</p>}
      {quality && findings.length === 0 && <p role="status">{t('textHelp.none')}</p>}
      <ul>
        {findings.map(({ kind, path, detail }) => (
          <li key={`${kind} ${path} ${detail}`}>
            <button
              type="button"
              className={`${layout.item} ${styles.finding}`}
              data-kind={kind}
              title={t('textHelp.focus')}
              onClick={() => focusFormField(path, getFields)}
            >
              {t(`quality.kinds.${kind}`)}
              <small>{detail}</small>
            </button>
          </li>
        ))}
      </ul>
      {quality && quality.minutes > 0 && (
        <small>
          {t('textHelp.minutes')} {quality.minutes}
        </small>
      )}
    </section>
  )
}
