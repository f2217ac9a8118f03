'use client'

import { FieldLabel, useFormFields, useTranslation } from '@payloadcms/ui'
import type { CodeDocument } from '@/codes/code-document'
import { listTargets } from '@/codes/list-targets'
import { paths } from '@/paths'

type Texts = Readonly<Record<string, string>>

/** Every address a code leads to, as text: nobody in the team should open one by accident. */
export function CodeTargets(props: { heading: Texts; nowhere: Texts; preview: Texts }) {
  const { i18n } = useTranslation()
  const slug = useFormFields(([fields]) => fields.slug?.value as string | undefined)
  const document = useFormFields(([fields]) => fields.document?.value as CodeDocument | undefined)
  const say = (texts: Texts) => texts[i18n.language] ?? texts.en
  const targets = document?.languages ? listTargets(document) : []
  return (
    <div className="field-type">
      <FieldLabel label={say(props.heading)} />
      {targets.length > 0 ? (
        <ul style={{ margin: 0, paddingInlineStart: '1.25em', overflowWrap: 'anywhere' }}>
          {targets.map(({ pointer, url }) => (
            <li key={pointer}>
              {url} <small style={{ opacity: 0.7 }}>{pointer}</small>
            </li>
          ))}
        </ul>
      ) : (
        <p style={{ margin: 0 }}>{say(props.nowhere)}</p>
      )}
      {slug && (
        <p style={{ marginBlock: '0.5em 0' }}>
          <a href={paths.codePreview(slug.toUpperCase())} target="_blank" rel="noreferrer">
            {say(props.preview)}
          </a>
        </p>
      )}
    </div>
  )
}
