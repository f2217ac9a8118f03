/** The layout of the overview, with the colours of the admin's themes. */
export const overviewStyle = `
  .translations { padding-block: 2rem; display: flex; flex-direction: column; gap: 1.5rem }
  .translations h1, .translations p { margin: 0 }
  .translations__table { overflow-x: auto }
  .translations__table table { border-collapse: collapse; min-width: 100% }
  .translations__table :is(th, td) {
    padding: 0.5rem 0.75rem; text-align: start; white-space: nowrap;
    border-block-end: 1px solid var(--theme-elevation-100)
  }
  .translations__counts :is(th, td) { padding-block: 0.15rem }
  .translations__table tbody th {
    position: sticky; inset-inline-start: 0; max-width: 22rem; white-space: normal;
    font-weight: 500; background: var(--theme-bg)
  }
  .translations__table tbody th small { display: block; color: var(--theme-elevation-600) }
  .translations__table td a { display: inline-flex; gap: 0.35rem; min-width: 24px; min-height: 24px; padding: 2px 4px }
  .translations__documents thead th { font-size: 0.8rem }
  .translations__documents td a {
    max-width: 6rem; font-size: 0.75rem; line-height: 1.2; white-space: normal; text-decoration: none
  }
  .translations__documents td a:is(:hover, :focus-visible) { text-decoration: underline }
  .translations__table input[type='checkbox'] { width: 1.1rem; height: 1.1rem }
  .translations__bulk { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; min-height: 2.5rem }
  .translations__bulk label { display: flex; gap: 0.5rem; align-items: center }
  .translations .visually-hidden {
    position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap
  }
  .translations__filter { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end }
  .translations__filter label { display: flex; flex-direction: column; gap: 0.25rem; font-size: 0.85rem }
  .translations :is(.translations__filter, .translations__bulk) :is(select, input) {
    min-height: 2.5rem; padding: 0 0.5rem; color: inherit; background: var(--theme-input-bg);
    border: 1px solid var(--theme-elevation-150); border-radius: 3px
  }
  .translations__filter .btn { margin: 0 }
  .translations__pages { display: flex; gap: 1.5rem }
`
