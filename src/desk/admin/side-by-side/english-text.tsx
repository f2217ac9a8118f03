'use client'

import { FieldDescription, useFieldPath, useFormFields } from '@payloadcms/ui'
import type { ClientField, StaticDescription } from 'payload'
import { keyOfField } from '../../side-by-side/key-of-field'
import { EnglishPanel } from './english-panel'
import { useSource } from './source-store'

type Props = { field: ClientField; path: string; readOnly?: boolean }

/**
 * The description of a localized field, and its English text while another language is edited.
 * Payload renders descriptions once, and components around an input again with each change.
 */
export function EnglishText({ field, path: renderedPath, readOnly = false }: Props) {
  // Rows can move after the server has rendered the field.
  const path = useFieldPath() || renderedPath
  const key = useFormFields(([fields]) => keyOfField(path, (list) => fields[list]?.rows))
  const source = useSource()
  const unit = source?.isShown ? source.byKey.get(key) : undefined
  const description =
    field.admin && 'description' in field.admin
      ? (field.admin.description as StaticDescription)
      : undefined
  return (
    <>
      {description && <FieldDescription description={description} path={path} />}
      {source && unit && (
        <EnglishPanel unit={unit} path={path} isLocked={readOnly} glossary={source.glossary} />
      )}
    </>
  )
}
