import type { CollectionConfig } from 'payload'
import { isAdmin } from '@/cms/access/is-admin'
import { nobody } from '@/cms/access/nobody'
import { runJobNow } from '@/cms/jobs/endpoints'

/** When each recurring job is due and how its last run ended; written by `http/jobs`. */
export const backgroundJobs: CollectionConfig = {
  slug: 'background-jobs',
  admin: { hidden: true },
  lockDocuments: false,
  access: { read: isAdmin, create: nobody, update: nobody, delete: nobody },
  endpoints: [runJobNow],
  fields: [
    { name: 'name', type: 'text', required: true, unique: true },
    { name: 'dueAt', type: 'date', required: true },
    { name: 'startedAt', type: 'date' },
    { name: 'finishedAt', type: 'date' },
    // Number of consecutive failures.
    { name: 'failures', type: 'number', required: true, defaultValue: 0 },
    { name: 'failure', type: 'text' },
  ],
}
