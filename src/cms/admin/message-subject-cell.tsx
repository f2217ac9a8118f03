'use client'

import { DefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { useTexts } from './use-texts'

/** The subject of a message in the list; new messages are marked. */
export function MessageSubjectCell(props: DefaultCellComponentProps) {
  const t = useTexts()
  if (props.rowData?.status !== 'new') return <DefaultCell {...props} />
  const name = t('messageStatus.new')
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
