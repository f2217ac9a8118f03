/** The layout of the calendar, with the colours of the admin's themes. */
export const calendarStyle = `
  .calendar { padding-block: 2rem; display: flex; flex-direction: column; gap: 1.5rem }
  .calendar :is(h1, h2, h3, p) { margin: 0 }
  .calendar__filter, .calendar__bar { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end }
  .calendar__bar { align-items: center }
  .calendar__bar .btn { margin: 0 }
  .calendar__filter label { display: flex; flex-direction: column; gap: 0.25rem; font-size: 0.85rem }
  .calendar__filter select {
    min-height: 2.5rem; padding: 0 0.5rem; color: inherit; background: var(--theme-input-bg);
    border: 1px solid var(--theme-elevation-150); border-radius: 3px; max-width: 100%
  }
  .calendar__filter .btn { margin: 0 }
  .calendar__filter > a { padding-block: 0.6rem }
  .calendar__bar [aria-pressed] { min-height: 28px; padding: 0.1rem 0.6rem; border-radius: 3px }
  .calendar__bar [aria-pressed='true'] { background: var(--theme-elevation-100); font-weight: 600 }
  .calendar__month { width: 100%; table-layout: fixed; border-collapse: collapse }
  .calendar__month th { text-align: start; padding: 0.5rem; font-weight: 500 }
  .calendar__month td {
    vertical-align: top; height: 7rem; padding: 0.25rem; border: 1px solid var(--theme-elevation-150)
  }
  .calendar__month td[data-other] { background: var(--theme-elevation-50); color: var(--theme-elevation-600) }
  .calendar__month time { display: inline-block; padding: 0.1rem 0.3rem }
  .calendar__month td[data-today] > time, .calendar__list h3[data-today] { font-weight: 700; text-decoration: underline }
  .calendar ul { list-style: none; margin: 0; padding: 0; display: flex; flex-direction: column; gap: 0.25rem }
  .calendar__change {
    display: block; width: 100%; min-height: 28px; padding: 0.25rem 0.4rem; text-align: start; font: inherit;
    font-size: 0.8rem; color: inherit; cursor: pointer; border-radius: 3px; overflow-wrap: anywhere;
    background: var(--theme-elevation-100); border: 0; border-inline-start: 3px solid var(--theme-elevation-500)
  }
  .calendar__change:hover { background: var(--theme-elevation-150) }
  .calendar__change[data-state='done'] { border-color: var(--theme-success-500) }
  .calendar__change[data-state='failed'] { border-color: var(--theme-error-500); background: var(--theme-error-100) }
  .calendar__list { display: flex; flex-direction: column; gap: 1rem }
  .calendar__list section { display: flex; flex-direction: column; gap: 0.5rem }
  .calendar__list .calendar__change { font-size: 1rem; padding: 0.6rem 0.8rem }
  .calendar__details { display: grid; grid-template-columns: max-content 1fr; gap: 0.5rem 1rem; margin-block: 1rem 1.5rem }
  .calendar__details dd { margin: 0; overflow-wrap: anywhere }
  .calendar__actions { display: flex; flex-wrap: wrap; gap: 0.75rem }
`
