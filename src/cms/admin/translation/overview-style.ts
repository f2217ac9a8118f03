/** The layout of the overview, with the colours of the admin's themes. */
export const overviewStyle = `
  .translations { padding-block: 2rem; display: flex; flex-direction: column; gap: 1.5rem }
  .translations h1, .translations p { margin: 0 }
  .translations__table { overflow-x: auto; position: relative }
  .translations__table table { border-collapse: collapse; min-width: 100% }
  .translations__table :is(th, td) {
    padding: 0.4rem 0.5rem; text-align: start; white-space: nowrap;
    border-block-end: 1px solid var(--theme-elevation-100)
  }
  .translations__table thead th { font-size: 0.8rem; vertical-align: bottom }
  .translations__table tbody th {
    position: sticky; z-index: 1; inset-inline-start: 0; width: 16rem; min-width: 12rem;
    white-space: normal; overflow-wrap: anywhere; font-weight: 500; background: var(--theme-bg)
  }
  .translations__table tbody th small { display: block; color: var(--theme-elevation-650) }
  .translations__counts :is(th, td) { padding-block: 0.15rem }
  .translations__counts td { font-variant-numeric: tabular-nums }
  .translations__table td a {
    display: inline-flex; gap: 0.3rem; align-items: flex-start; min-width: 24px; min-height: 24px;
    padding: 2px 4px
  }
  .translations__counts td a { padding: 2px 0 }
  .translations__counts td a[aria-current] { font-weight: 700; outline: 2px solid currentcolor }
  .translations__documents td a {
    max-width: 6.5rem; font-size: 0.75rem; line-height: 1.25; white-space: normal; text-decoration: none
  }
  .translations__documents td a > svg { margin-block: -0.5px }
  .translations__documents td a:is(:hover, :focus-visible) { text-decoration: underline }
  .translations__state small { display: block; color: var(--theme-elevation-650) }
  .translations__code { display: none }
  .translations input[type='checkbox'] { width: 1.1rem; height: 1.1rem; flex-shrink: 0 }
  .translations__table td:has(> input) { padding-inline: 0.35rem }
  .translations__bulk {
    position: sticky; inset-block-start: 0; z-index: 2; display: flex; flex-wrap: wrap;
    gap: 0.5rem 1rem; align-items: center; min-height: 3rem; padding-block: 0.35rem;
    background: var(--theme-bg)
  }
  .translations__link { text-decoration: underline }
  .visually-hidden {
    position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap
  }
  .translations__filter { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end }
  .translations__filter label { display: flex; flex-direction: column; gap: 0.25rem; font-size: 0.85rem }
  .translations__filter > a { padding-block: 0.6rem }
  :is(.translations__filter, .translations__dialog) :is(select, input:not([type='checkbox'])) {
    min-height: 2.5rem; max-width: 100%; padding: 0 0.5rem; color: inherit;
    background: var(--theme-input-bg); border: 1px solid var(--theme-elevation-400); border-radius: 3px
  }
  .translations__filter .btn { margin: 0 }
  .translations__pages { display: flex; flex-wrap: wrap; gap: 1.5rem }
  .translations__dialog { display: flex; flex-direction: column; align-items: flex-start; gap: 1rem }
  .translations__dialog :is(p, h3, ul) { margin: 0 }
  .translations__dialog fieldset { border: 0; padding: 0; margin: 0 }
  .translations__dialog label { display: flex; gap: 0.5rem; align-items: center; min-height: 2rem }
  .translations__choices {
    display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: 0 1rem
  }
  .translations__dialog :is(fieldset, progress) { width: min(36rem, 100%) }
  .translations__dialog progress { height: 0.75rem; accent-color: var(--theme-success-600) }
  .translations__error { color: var(--theme-error-600) }
  .translations__outcomes { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; padding: 0; list-style: none }
  .translations__results { padding-inline-start: 1.25rem; overflow-wrap: anywhere }
  @media (max-width: 700px) {
    .translations__name { display: none }
    .translations__documents .translations__state {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)
    }
    .translations__code { display: inline }
    .translations__table tbody th { width: auto; min-width: 7.5rem; max-width: 9.5rem }
    .translations__table :is(th, td) { padding-inline: 0.35rem }
    .translations__filter > label { flex: 1 1 9rem }
  }
`
