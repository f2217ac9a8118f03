'use client'

import { FieldLabel, useFormFields, useTranslation } from '@payloadcms/ui'
import { type CodeDocument, listTargets } from '@/codes'
import { paths } from '@/paths'

type Text = Readonly<Record<string, string>>
type Texts = Readonly<Record<'leadsTo' | 'nowhere' | 'preview' | 'content', Text>>

/**
 * The content of a code and all its addresses, as text without links, so that the team does not
 * open an address by accident.
 */
export function CodeContent({ texts }: { texts: Texts }) {
  const { i18n } = useTranslation()
  const slug = useFormFields(([fields]) => fields.slug?.value as string | undefined)
  const document = useFormFields(([fields]) => fields.document?.value as CodeDocument | undefined)
  const translate = (text: Text) => text[i18n.language] ?? text.en
  const targets = document?.languages ? listTargets(document) : []
  return (
    <div className="field-type" style={{ overflowWrap: 'anywhere' }}>
      <FieldLabel as="span" label={translate(texts.leadsTo)} />
      {targets.length > 0 ? (
        <ul style={{ margin: 0, paddingInlineStart: '1.25em' }}>
          {targets.map(({ pointer, url }) => (
            <li key={pointer}>
              {url} <small style={{ color: 'var(--theme-elevation-600)' }}>{pointer}</small>
            </li>
          ))}
        </ul>
      ) : (
        <p style={{ margin: 0 }}>{translate(texts.nowhere)}</p>
      )}
      {slug && (
        <p style={{ marginBlock: '0.75em' }}>
          <a href={paths.codePreview(slug.toUpperCase())} target="_blank" rel="noreferrer">
            {translate(texts.preview)}
          </a>
        </p>
      )}
      <details>
        <summary>{translate(texts.content)}</summary>
        <pre style={{ whiteSpace: 'pre-wrap' }}>{JSON.stringify(document, null, 2)}</pre>
      </details>
    </div>
  )
}
