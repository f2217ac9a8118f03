import type { Field } from 'payload'
import { isStaff } from '@/cms/access/is-staff'
import { nobody } from '@/cms/access/nobody'

const access = { create: nobody, read: isStaff, update: nobody }
const admin = {
  hidden: true,
  disableListColumn: true,
  disableListFilter: true,
  components: { Diff: '@/cms/admin/hidden-difference#HiddenDifference' },
}

/**
 * Who saved each language last, and when; `noteEdit` writes it. The newest entry of a version is
 * the person who saved it and the language they edited.
 */
export const editFields: Field[] = [
  {
    name: 'lastEditedBy',
    type: 'relationship',
    relationTo: 'users',
    maxDepth: 0,
    localized: true,
    access,
    admin,
  },
  { name: 'lastEditedAt', type: 'date', localized: true, access, admin },
]

/** The fields that the server writes, not a person: they are neither texts nor changes. */
export const serverFieldNames: ReadonlySet<string> = new Set([
  '_status',
  'createdAt',
  'id',
  'lastEditedAt',
  'lastEditedBy',
  'revision',
  'updatedAt',
])
