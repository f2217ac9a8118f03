import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { saveFile } from '@/tools/shared/save-file'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'

export type CsvFile = {
  /** Where the statistics are read as CSV. */
  address: string
  /** The key that may read them. */
  secret: string
  name: string
}

/** Downloads statistics as a file for spreadsheets. */
export function CsvButton({ file: { address, secret, name } }: { file: CsvFile }) {
  const t = useTranslations('statistics.csv')
  const [state, setState] = useState<'busy' | 'failed' | 'tooLong'>()
  const save = async () => {
    setState('busy')
    const answer = await fetch(address, { headers: { authorization: `Bearer ${secret}` } }).catch(
      () => undefined,
    )
    const csv = answer?.ok ? await answer.blob().catch(() => undefined) : undefined
    if (!csv) return setState(answer?.status === 422 ? 'tooLong' : 'failed')
    saveFile(csv, 'text/csv', name)
    setState(undefined)
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" busy={state === 'busy'} onClick={() => void save()}>
        <Icon name="download" />
        {t('save')}
      </Button>
      <span role="status" className="text-sm">
        {(state === 'failed' || state === 'tooLong') && t(state)}
      </span>
    </div>
  )
}
