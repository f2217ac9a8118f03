// The dash after the hidden selection separates nothing.
const style = `
  .edit-many,
  .list-selection__actions:has(#select-all-across-pages),
  .list-selection__actions:has(#select-all-across-pages) + span { display: none }
`

/**
 * Hides two actions of Payload for the selected rows of an editorial list. “Edit” overwrites shared
 * values and sections of many documents without looking at what others have changed. With all pages
 * selected, “Unpublish” would ignore the filter of the list and concern every document.
 */
export function ListActions() {
  return <style>{style}</style>
}
