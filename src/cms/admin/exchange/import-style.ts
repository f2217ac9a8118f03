/** The layout of the import, with the colours of the admin's themes. */
export const importStyle = `
  .import { padding-block: 2rem; display: flex; flex-direction: column; gap: 1.5rem }
  .import :is(h1, h2, h3, p, ul) { margin: 0 }
  .import__drop {
    display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; padding: 2rem;
    border: 1px dashed var(--theme-elevation-400); border-radius: 4px
  }
  .import__drop[data-over='true'] { background: var(--theme-elevation-100) }
  .import__drop:focus-within { outline: 2px solid var(--theme-elevation-800) }
  .import__drop input { position: absolute; opacity: 0; width: 1px; height: 1px }
  .import__drop label { cursor: pointer; text-decoration: underline; min-height: 24px }
  .import__bar {
    position: sticky; inset-block-end: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: 1rem;
    align-items: center; padding-block: 1rem; background: var(--theme-bg);
    border-block-start: 1px solid var(--theme-elevation-150)
  }
  .import__bar .btn { margin: 0 }
  .import__document { display: flex; flex-direction: column; gap: 1rem }
  .import__document h2 { font-size: 1.1rem }
  .import__text { border: 1px solid var(--theme-elevation-150); border-radius: 4px; padding: 1rem }
  .import__text > label, .import__text > strong { display: flex; gap: 0.5rem; align-items: center }
  .import__text input { width: 1.1rem; height: 1.1rem; flex: none }
  .import__kind {
    font-size: 0.75rem; padding: 0.1rem 0.5rem; border-radius: 3px; background: var(--theme-elevation-100)
  }
  .import__kind[data-kind='refused'] { color: var(--theme-error-600); background: var(--theme-error-100) }
  .import__parts { display: flex; flex-direction: column; gap: 0.75rem; margin-block-start: 0.75rem }
  .import__part { display: grid; gap: 0.5rem 1.5rem; grid-template-columns: repeat(3, minmax(0, 1fr)) }
  .import__part h3 { font-size: 0.75rem; font-weight: 500; color: var(--theme-elevation-650) }
  .import__part div p { white-space: pre-wrap; overflow-wrap: anywhere }
  .import del { background: var(--theme-error-100); color: var(--theme-error-700) }
  .import ins { background: var(--theme-success-100); color: var(--theme-success-700); text-decoration: none }
  .import__tag { font-size: 0.8em; padding-inline: 0.2em; border-radius: 3px; background: var(--theme-elevation-150) }
  .import__faults { grid-column: 1 / -1; padding-inline-start: 1.2rem; color: var(--theme-error-600) }
  .import__faults[data-warning='true'] { color: var(--theme-warning-700) }
  [data-theme='dark'] .import__faults { color: var(--theme-error-400) }
  [data-theme='dark'] .import__faults[data-warning='true'] { color: var(--theme-warning-400) }
  .import progress { width: 12rem }
  @media (max-width: 48rem) { .import__part { grid-template-columns: minmax(0, 1fr) } }
`
