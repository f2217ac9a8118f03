import { isPageFieldShown, type PageDraft, pageFields } from './page-content'

/**
 * Removes the values of hidden fields, such as a password typed before the network was set to open:
 * data that the form no longer shows must not be saved or shared.
 */
export function dropHiddenFields(draft: PageDraft): PageDraft {
  const shown = pageFields[draft.type].filter((field) => isPageFieldShown(field, draft))
  const entries = shown.flatMap(({ name }) => {
    const value = draft[name]
    return value === undefined ? [] : [[name, value]]
  })
  return { ...Object.fromEntries(entries), type: draft.type } as PageDraft
}
