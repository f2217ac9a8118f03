import { isPageFieldShown, type PageDraft, pageFields } from './page-content'

/**
 * The draft without the fields that no longer count, such as the password typed before the network
 * was said to be open: what no one sees any more must not travel along.
 */
export function dropHiddenFields(draft: PageDraft): PageDraft {
  const shown = pageFields[draft.type].filter((field) => isPageFieldShown(field, draft))
  const entries = shown.flatMap(({ name }) => {
    const value = draft[name]
    return value === undefined ? [] : [[name, value]]
  })
  return { ...Object.fromEntries(entries), type: draft.type } as PageDraft
}
