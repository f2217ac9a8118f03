'use client'

import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { focusFormField } from '@/cms/admin/translation/focus-form-field'
import type { DocumentQuality } from '@/cms/quality/endpoint'
import type { TextHelpTexts } from './text-help-texts'
import { useDocumentAddress } from './use-document-address'

/** What is to be fixed in the language of the form, as of the last save. */
export function QualityList({ texts }: { texts: TextHelpTexts }) {
  const { lastUpdateTime } = useDocumentInfo()
  const { address, locale } = useDocumentAddress()
  const { getFields } = useForm()
  const [quality, setQuality] = useState<DocumentQuality | null>(null)
  const [hasFailed, setFailed] = useState(false)

  // Each save can change the findings.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of the last save is a trigger
  useEffect(() => {
    if (!address) return undefined
    const controller = new AbortController()
    const { signal } = controller
    fetch(`${address}/quality?locale=${locale}`, { credentials: 'include', signal })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(`HTTP status ${answer.status}`)
        setQuality(await answer.json())
        setFailed(false)
      })
      // Without connection, the findings of the last save remain.
      .catch(() => setFailed(!signal.aborted))
    return () => controller.abort()
  }, [address, locale, lastUpdateTime])

  const findings = quality?.findings ?? []
  return (
    <section aria-label={texts.check}>
      <h3>
        {texts.check}
        {findings.length > 0 && ` (${findings.length})`}
      </h3>
      {!address && <p>{texts.unsaved}</p>}
      {address && !quality && !hasFailed && <p>{texts.loading}</p>}
      {hasFailed && <p role="alert">{texts.failed}</p>}
      {quality && findings.length === 0 && <p role="status">{texts.none}</p>}
      <ul>
        {findings.map(({ kind, path, detail }) => (
          <li key={`${kind} ${path} ${detail}`}>
            <button
              type="button"
              className="text-help__finding"
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
