import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { paths } from '@/paths'
import { saveFile } from '@/tools/shared/save-file'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { useWorkspace } from '../workspace-session'
import { type CombinedQuery, writeStatisticsPath } from './combined-query'

/** Downloads the counts of each code and day as a file for spreadsheets. */
export function CsvDownload({ query }: { query: CombinedQuery }) {
  const t = useTranslations('workspace.statistics.csv')
  const { secret } = useWorkspace()
  const [state, setState] = useState<'busy' | 'failed' | 'tooLong'>()
  const { from, to } = query.range
  const save = async () => {
    setState('busy')
    const address = `${paths.codesApi}/${writeStatisticsPath(query, 'csv')}`
    const answer = await fetch(address, { headers: { authorization: `Bearer ${secret}` } }).catch(
      () => undefined,
    )
    const file = answer?.ok ? await answer.blob().catch(() => undefined) : undefined
    if (!file) return setState(answer?.status === 422 ? 'tooLong' : 'failed')
    saveFile(file, 'text/csv', `statistics-${from}-${to}.csv`)
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
