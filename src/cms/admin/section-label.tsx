'use client'

import { Pill, useRowLabel, useTranslation } from '@payloadcms/ui'

/** Labels a section with its position, its kind and its title, instead of “Untitled”. */
export function SectionLabel({ names }: { names: Record<string, string> }) {
  const { data, rowNumber } = useRowLabel<{ title?: string }>()
  const { i18n } = useTranslation()
  return (
    <>
      <span className="blocks-field__block-number">
        {String((rowNumber ?? 0) + 1).padStart(2, '0')}
      </span>
      <Pill className="blocks-field__block-pill" pillStyle="white" size="small">
        {names[i18n.language] ?? names.en}
      </Pill>
      <span>{data?.title}</span>
    </>
  )
}
