import type { TextField } from 'payload'
import { type LabelKey, label } from '@/cms/admin/label'

/**
 * The name under which the search of a list looks into more than its columns. It is not stored:
 * `replaceSearch` answers conditions on it.
 */
export const searchFieldName = 'words'

export function searchField(labelKey: LabelKey): TextField {
  return {
    name: searchFieldName,
    type: 'text',
    label: label(labelKey),
    virtual: true,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  }
}
