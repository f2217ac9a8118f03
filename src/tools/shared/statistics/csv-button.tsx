import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { saveFile } from '@/tools/shared/save-file'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'

type Props = {
  /** Where the statistics are read as CSV. */
  address: string
  /** The key that may read them. */
  secret: string
  fileName: string
}

/** Downloads statistics as a file for spreadsheets. */
export function CsvButton({ address, secret, fileName }: Props) {
  const t = useTranslations('statistics.csv')
  const [state, setState] = useState<'busy' | 'failed' | 'tooLong'>()
  const save = async () => {
    setState('busy')
    const answer = await fetch(address, { headers: { authorization: `Bearer ${secret}` } }).catch(
      () => undefined,
    )
    const file = answer?.ok ? await answer.blob().catch(() => undefined) : undefined
    if (!file) return setState(answer?.status === 422 ? 'tooLong' : 'failed')
    saveFile(file, 'text/csv', fileName)
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
