import type { TextField } from 'payload'
import { type LabelKey, label } from '@/cms/admin/label'

/**
 * Name of the virtual field for the full-text search of a list. It is not stored: `replaceSearch`
 * resolves conditions on it.
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
