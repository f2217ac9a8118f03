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
 * Who saved each language last, and when; written by `noteEdit`. The newest entry of a version is
 * the person who saved the version and the language they edited.
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

/** Fields that only the server writes: neither texts nor changes of a person. */
export const serverFieldNames: ReadonlySet<string> = new Set([
  '_status',
  'createdAt',
  'deletedAt',
  'id',
  'lastEditedAt',
  'lastEditedBy',
  'revision',
  'updatedAt',
])
