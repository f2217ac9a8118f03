'use client'

import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { useEditedDocument } from '@/cms/admin/requests/use-edited-document'
import { useAnswer } from '@/cms/admin/requests/use-request'
import { focusFormField } from '@/cms/admin/translation/focus-form-field'
import layout from '../layout.module.css'
import styles from './text-help.module.css'
import type { TextHelpTexts } from './text-help-texts'

/** What is to be fixed in the language of the form, as of the last save. */
export function QualityList({ texts }: { texts: TextHelpTexts }) {
  const { lastUpdateTime } = useDocumentInfo()
  const { document, isSaved, locale } = useEditedDocument()
  const { getFields } = useForm()
  const wish = isSaved ? { document, query: { locale } } : undefined
  // Each save can change the findings.
  const { answer: quality, state } = useAnswer('GET /:document/quality', wish, lastUpdateTime)

  const findings = quality?.findings ?? []
  return (
    <section aria-label={texts.check}>
      <h3>
        {texts.check}
        {findings.length > 0 && ` (${findings.length})`}
      </h3>
      {!isSaved && <p>{texts.unsaved}</p>}
      {state === 'loading' && <p>{texts.loading}</p>}
      {state === 'failed' && <p role="alert">{texts.failed}</p>}
      {quality && findings.length === 0 && <p role="status">{texts.none}</p>}
      <ul>
        {findings.map(({ kind, path, detail }) => (
          <li key={`${kind} ${path} ${detail}`}>
            <button
              type="button"
              className={`${layout.item} ${styles.finding}`}
              data-kind={kind}
              title={texts.focus}
              onClick={() => focusFormField(path, getFields)}
            >
              {texts.kinds[kind]}
              <small>{detail}</small>
            </button>
          </li>
        ))}
      </ul>
      {quality && quality.minutes > 0 && (
        <small>
          {texts.minutes} {quality.minutes}
        </small>
      )}
    </section>
  )
}
