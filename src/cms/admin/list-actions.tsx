/**
 * Hides two actions of Payload for the selected rows of an editorial list. “Edit” overwrites shared
 * values and sections of many documents without looking at what others have changed. With all pages
 * selected, “Unpublish” would ignore the filter of the list and concern every document.
 */
export function ListActions() {
  return <style>{'.edit-many, #select-all-across-pages { display: none }'}</style>
}
