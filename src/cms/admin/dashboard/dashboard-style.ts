/** The layout of the dashboard, with the colours of the admin's themes. */
export const dashboardStyle = `
  .dashboard { padding-block: 2rem var(--spacing-view-bottom); display: flex; flex-direction: column; gap: 1.5rem }
  .dashboard :is(h1, h2, p, dl, dd) { margin: 0 }
  .dashboard-head { display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: center; justify-content: space-between }
  .dashboard-head nav { display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; align-items: center }
  .dashboard-head .btn { margin: 0; min-height: 2rem; display: inline-flex; align-items: center }
  .dashboard-cards { display: flex; flex-wrap: wrap; gap: 1.25rem }
  .dashboard-cards > div { flex: 1 1 min(100%, 19rem); min-width: 0; display: grid; gap: 1.25rem }
  .dashboard-cards > [data-wide] { flex-basis: 100% }
  .dashboard .translations__table tbody th { background: var(--theme-elevation-50) }
  .dashboard-cards > div:empty { display: none }
  .dashboard :is(.dashboard-card, .banner) {
    margin: 0; padding: 1.25rem; max-width: none; color: var(--theme-text);
    background: var(--theme-elevation-50); border: 1px solid var(--theme-elevation-150);
    border-radius: var(--style-radius-m)
  }
  .dashboard [data-card='settings'] ul { columns: 20rem; column-gap: 2rem }
  .dashboard .banner--type-error { border-inline-start: 4px solid var(--theme-error-500) }
  .dashboard-card, .dashboard-card header { display: flex; gap: 1rem }
  .dashboard-card { flex-direction: column }
  .dashboard-card header { flex-wrap: wrap; align-items: baseline; justify-content: space-between }
  .dashboard :is(.dashboard-card, .banner) h2 { font-size: 1.15rem; line-height: 1.3 }
  .dashboard .banner h2 { margin-block-end: 0.75rem }
  .dashboard .notice-table__head { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; justify-content: space-between }
  .dashboard .banner thead th { font-weight: 500; color: var(--theme-elevation-500) }
  .dashboard-card__count {
    margin-inline-start: 0.5rem; padding: 0.1rem 0.5rem; font-family: var(--font-body); font-size: 0.85rem;
    color: var(--on-accent); background: var(--accent); border-radius: var(--style-radius-s)
  }
  .dashboard-card__rows { list-style: none; margin: 0; padding: 0; display: flex; flex-direction: column; gap: 0.75rem }
  .dashboard-card__rows li { display: flex; flex-direction: column; gap: 0.15rem; min-width: 0 }
  .dashboard-card__rows a { overflow-wrap: anywhere }
  .dashboard-card small { color: var(--theme-elevation-500) }
  .dashboard-card__figures { display: flex; flex-wrap: wrap; gap: 0.75rem 2rem }
  .dashboard-card__figures dt { color: var(--theme-elevation-500) }
  .dashboard-card__figures dd { font-size: 1.75rem; line-height: 1.2; font-variant-numeric: tabular-nums }
  .dashboard-card__bars { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
  .dashboard-card__bars th { inline-size: 5.5rem; font-weight: 400; text-align: start; white-space: nowrap }
  .dashboard-card__bars td { white-space: nowrap }
  .dashboard-card__bar {
    display: inline-block; min-inline-size: 1px; block-size: 0.65rem; background: var(--theme-elevation-800)
  }
  .dashboard-card__bars tr:last-child .dashboard-card__bar { background: var(--accent) }
  .dashboard-hidden {
    position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap
  }
`
