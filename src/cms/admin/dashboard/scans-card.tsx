import type { ServerProps } from 'payload'
import { isEditor } from '@/cms/access/is-editor'
import { labelFor } from '@/cms/admin/label'
import { Card } from './card'
import { countScans } from './count-scans'
import { requestOf } from './request-of'
import { ScanDays } from './scan-days'

/** The scans of all codes today and in the days before, for editors. */
export async function ScansCard(props: ServerProps) {
  const req = await requestOf(props)
  if (!isEditor({ req })) return null
  const { language } = props.i18n
  const counts = await countScans(props.payload)
  return (
    <Card title={labelFor(language, 'dashboard.scans')}>
      <ScanDays
        counts={counts}
        texts={{
          today: labelFor(language, 'dashboard.today'),
          yesterday: labelFor(language, 'dashboard.yesterday'),
          week: labelFor(language, 'dashboard.week'),
          zone: labelFor(language, 'schedule.zone'),
          day: labelFor(language, 'dashboard.day'),
        }}
      />
    </Card>
  )
}
