import type { LabelKey } from '@/cms/admin/label'
import type { Locale } from '@/i18n/locales'
import type { Entity } from '../update-states'

export type BulkResult = {
  done: number
  /** Documents that the user may not change in this language. */
  refused: number
}

/** An action on documents that are selected in the overview, in one language. */
export type BulkAction = {
  name: string
  label: LabelKey
  /** @param api the address of the API */
  run: (selection: readonly Entity[], locale: Locale, api: string) => Promise<BulkResult>
}

/** The actions in the order of their buttons. */
export const bulkActions: readonly BulkAction[] = [
  {
    name: 'markUpToDate',
    label: 'translations.markUpToDate',
    run: async (documents, locale, api) => {
      const answer = await fetch(`${api}/translations/up-to-date`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ locale, documents }),
      })
      if (!answer.ok) throw new Error(`HTTP status ${answer.status}`)
      return answer.json()
    },
  },
]
