/** The layout of the help with texts, with the colours of the admin's themes. */
export const textHelpStyle = `
  .text-help { display: flex; flex-direction: column; gap: 1.5rem; margin-block-end: 1.5rem }
  .text-help h3 { font-size: 0.85rem; margin: 0 0 0.5rem }
  .text-help h4 { font-size: 0.8rem; margin: 0.75rem 0 0.25rem }
  .text-help :is(ul, ol) { list-style: none; margin: 0; padding: 0; display: grid; gap: 0.35rem }
  .text-help p { margin: 0 }
  .text-help small { display: block; color: var(--theme-elevation-600); overflow-wrap: anywhere }
  .text-help__finding {
    display: block; width: 100%; min-height: 24px; padding: 0.35rem 0.5rem; text-align: start; font: inherit;
    color: inherit; cursor: pointer; border: 1px solid var(--theme-elevation-150); border-radius: 3px;
    background: var(--theme-elevation-50); border-inline-start: 3px solid var(--theme-warning-500)
  }
  .text-help__finding[data-kind='unusedTerm'] { border-inline-start-color: var(--theme-elevation-300) }
  .text-help__finding:is([data-kind='brokenLink'], [data-kind='placeholder'], [data-kind='forbiddenTerm']) {
    border-inline-start-color: var(--theme-error-500)
  }
  .text-help__text { white-space: pre-line; overflow-wrap: anywhere; max-height: 12rem; overflow-y: auto; font-size: 0.85rem }
  .text-help mark { color: inherit; background: none; text-decoration: underline dotted 2px var(--theme-success-600); text-underline-offset: 3px }
  .text-help mark[data-use='unused'] { text-decoration-color: var(--theme-warning-600) }
  .text-help mark[data-use='forbidden'] { text-decoration: underline wavy 2px var(--theme-error-500) }
  .text-help__match { border-block-start: 1px solid var(--theme-elevation-100); padding-block: 0.35rem }
  .text-help__match .btn { margin: 0.25rem 0 0 }
`
