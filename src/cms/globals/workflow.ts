import type { GlobalConfig } from 'payload'
import { isAdmin } from '@/cms/access/is-admin'
import { isStaff } from '@/cms/access/is-staff'
import { label } from '@/cms/admin/label'
import { roles } from '@/cms/collections/roles'
import { defaultRetentionMonths } from '@/cms/workflow/activity/purge-activity'

/** Rules of the editorial work. They are no content of the site. */
export const workflow: GlobalConfig = {
  slug: 'workflow',
  label: label('workflow.settings.title'),
  admin: { group: label('groups.people') },
  lockDocuments: false,
  access: { read: isStaff, update: isAdmin },
  fields: [
    {
      name: 'reviewRequired',
      type: 'select',
      hasMany: true,
      label: label('workflow.settings.reviewRequired'),
      // Administrators can always publish, so that no setting locks a site.
      options: roles
        .filter((role) => role !== 'admin')
        .map((role) => ({ value: role, label: label(`roles.${role}`) })),
      admin: { description: label('workflow.settings.reviewRequiredHint') },
    },
    {
      name: 'publishedIsReady',
      type: 'checkbox',
      label: label('workflow.settings.publishedIsReady'),
      defaultValue: true,
      admin: { description: label('workflow.settings.publishedIsReadyHint') },
    },
    {
      name: 'historyMonths',
      type: 'number',
      label: label('workflow.settings.historyMonths'),
      required: true,
      defaultValue: defaultRetentionMonths,
      min: 1,
      max: 120,
      admin: { description: label('workflow.settings.historyMonthsHint') },
    },
  ],
}
