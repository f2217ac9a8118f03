import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { OwnedKey } from '@/codes'
import { saveFile } from '@/tools/shared/save-file'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { type StatisticsRequest, statisticsAddress } from './use-statistics'

/** Downloads the numbers of the range as a file for spreadsheets. */
export function CsvButton({ ownKey, asked }: { ownKey: OwnedKey; asked: StatisticsRequest }) {
  const t = useTranslations('statistics.csv')
  const [state, setState] = useState<'busy' | 'failed' | null>(null)
  const { from, to, timeZone } = asked
  const save = async () => {
    setState('busy')
    try {
      const answer = await fetch(statisticsAddress(ownKey, { from, to, timeZone }, 'csv'), {
        headers: { authorization: `Bearer ${ownKey.editKey}` },
      })
      if (!answer.ok) throw new Error(String(answer.status))
      saveFile(await answer.blob(), 'text/csv', `${ownKey.slug}-${from}-${to}.csv`)
      setState(null)
    } catch {
      setState('failed')
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" busy={state === 'busy'} onClick={save}>
        <Icon name="download" />
        {t('save')}
      </Button>
      <span role="status" className="text-sm">
        {state === 'failed' && t('failed')}
      </span>
    </div>
  )
}
