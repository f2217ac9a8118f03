import type { ServerProps } from 'payload'
import { isEditor } from '@/cms/access/is-editor'
import { getTexts } from '@/cms/admin/get-texts'
import { Card } from './card'
import { countScans } from './count-scans'
import { requestOf } from './request-of'
import { ScanDays } from './scan-days'

/** The scans of all codes today and in the days before, for editors. */
export async function ScansCard(props: ServerProps) {
  const t = getTexts(props.i18n)
  const req = await requestOf(props)
  if (!isEditor({ req })) return null
  const counts = await countScans(props.payload)
  return (
    <Card title={t('dashboard.scans')}>
      <ScanDays counts={counts} />
    </Card>
  )
}
