'use client'

import { DefaultCell, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

type Props = DefaultCellComponentProps & { newLabel: Record<string, string> }

/** The subject of a message in the list; new messages are marked. */
export function MessageSubjectCell({ newLabel, ...props }: Props) {
  const { i18n } = useTranslation()
  if (props.rowData?.status !== 'new') return <DefaultCell {...props} />
  const name = newLabel[i18n.language] ?? newLabel.en
  return (
    <strong>
      <span
        role="img"
        aria-label={name}
        title={name}
        style={{ color: 'var(--theme-success-500)', marginInlineEnd: '0.5em' }}
      >
        ●
      </span>
      <DefaultCell {...props} />
    </strong>
  )
}
