import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { TranslationWork } from '@/cms/admin/dashboard/translation-work'
import { EmptySettings } from '@/cms/admin/empty-settings'
import { Failures } from '@/cms/admin/failures'
import type { LabelKey } from '@/cms/admin/label'
import { QualitySummary } from '@/cms/admin/quality-report/quality-summary'
import { RecentActivity } from '@/cms/admin/workflow/recent-activity'
import { WorkflowDesk } from '@/cms/admin/workflow/workflow-desk'
import { FailedChangesCard } from './failed-changes-card'
import { MessagesCard } from './messages-card'
import { MissingPagesCard } from './missing-pages-card'
import { PublishedCard } from './published-card'
import { ReportsCard } from './reports-card'
import { ScansCard } from './scans-card'
import { ScheduledCard } from './scheduled-card'

type DashboardCard = {
  name: string
  /** Title of the message if the card cannot be loaded. */
  title: LabelKey
  /** Renders nothing for users whom the card does not concern. */
  render: (props: ServerProps) => Promise<ReactNode>
  /** Whether the card fills the width, for tables. */
  isWide?: boolean
}

/**
 * In the order of the dashboard: what failed, what waits for the user, what is planned, what happened.
 * Cards render nothing for roles that they do not concern.
 */
export const dashboardCards: readonly DashboardCard[] = [
  { name: 'failures', title: 'failures.title', render: Failures, isWide: true },
  { name: 'failed-changes', title: 'calendar.failed', render: FailedChangesCard, isWide: true },
  { name: 'desk', title: 'workflow.desk.notices', render: WorkflowDesk, isWide: true },
  {
    name: 'translations',
    title: 'translations.work.title',
    render: TranslationWork,
    isWide: true,
  },
  { name: 'messages', title: 'dashboard.messages', render: MessagesCard },
  { name: 'reports', title: 'dashboard.reports', render: ReportsCard },
  { name: 'missing-pages', title: 'missingPages.noun.many', render: MissingPagesCard },
  { name: 'settings', title: 'emptySettings.title', render: EmptySettings, isWide: true },
  { name: 'scheduled', title: 'schedule.changes', render: ScheduledCard, isWide: true },
  { name: 'published', title: 'dashboard.published', render: PublishedCard },
  { name: 'scans', title: 'dashboard.scans', render: ScansCard },
  { name: 'quality', title: 'quality.title', render: QualitySummary, isWide: true },
  { name: 'activity', title: 'workflow.desk.activity', render: RecentActivity, isWide: true },
]
