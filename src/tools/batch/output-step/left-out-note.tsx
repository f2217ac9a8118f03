import { useTranslations } from 'next-intl'
import { use } from 'react'
import { Notice } from '@/ui/notice'
import type { RowFault } from '../batch-job'
import { ListContext } from '../list/list-context'
import { useFaultMessages } from '../list/use-fault-messages'

const shownFaults = 3

/** Rows without a label because their letters cannot be drawn, with the reasons of the run. */
export function LeftOutNote({ faults }: { faults: readonly RowFault[] }) {
  const t = useTranslations('batch.output.leftOut')
  const messages = useFaultMessages(use(ListContext).mapping?.type)
  const rest = faults.length - shownFaults
  return (
    <div role="status">
      {faults.length > 0 && (
        <Notice tone="warn" title={t('title', { count: faults.length })}>
          <ul className="flex flex-col gap-1">
            {faults.slice(0, shownFaults).map((fault) => (
              <li key={fault.row}>
                {t('row', { row: fault.row, reason: messages.reason(fault) })}
              </li>
            ))}
            {rest > 0 && <li>{t('rest', { count: rest })}</li>}
          </ul>
        </Notice>
      )}
    </div>
  )
}
