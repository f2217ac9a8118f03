'use client'

import { FieldLabel, useFormFields } from '@payloadcms/ui'
import { type CodeDocument, listTargets } from '@/codes'
import { paths } from '@/paths'
import { useTexts } from './use-texts'

/**
 * The content of a code and all its addresses, as text without links, so that the team does not
 * open an address by accident.
 */
export function CodeContent() {
  const t = useTexts()
  const slug = useFormFields(([fields]) => fields.slug?.value as string | undefined)
  const document = useFormFields(([fields]) => fields.document?.value as CodeDocument | undefined)
  const targets = document?.languages ? listTargets(document) : []
  return (
    <div className="field-type" style={{ overflowWrap: 'anywhere' }}>
      <FieldLabel as="span" label={t('fields.targets')} />
      {targets.length > 0 ? (
        <ul style={{ margin: 0, paddingInlineStart: '1.25em' }}>
          {targets.map(({ pointer, url }) => (
            <li key={pointer}>
              {url} <small style={{ color: 'var(--theme-elevation-600)' }}>{pointer}</small>
            </li>
          ))}
        </ul>
      ) : (
        <p style={{ margin: 0 }}>{t('codeTargets.nowhere')}</p>
      )}
      {slug && (
        <p style={{ marginBlock: '0.75em' }}>
          <a href={paths.codePreview(slug.toUpperCase())} target="_blank" rel="noreferrer">
            {t('codeTargets.preview')}
          </a>
        </p>
      )}
      <details>
        <summary>{t('fields.content')}</summary>
        <pre style={{ whiteSpace: 'pre-wrap' }}>{JSON.stringify(document, null, 2)}</pre>
      </details>
    </div>
  )
}
