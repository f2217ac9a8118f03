// The dash after the hidden selection is hidden too.
const style = `
  .edit-many,
  .list-selection__actions:has(#select-all-across-pages),
  .list-selection__actions:has(#select-all-across-pages) + span { display: none }
`

/**
 * Hides two actions of Payload for the selected rows of an editorial list. “Edit” overwrites shared
 * values and sections of many documents without checking for changes of other users. With all pages
 * selected, “Unpublish” would ignore the filter of the list and affect every document.
 */
export function ListActions() {
  return <style>{style}</style>
}
