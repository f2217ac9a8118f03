/** The layout of English next to fields, with the colours of the admin's themes. */
export const sideBySideStyle = `
  .side-by-side { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: center; min-height: 2rem }
  .side-by-side label { display: flex; gap: 0.5rem; align-items: center; min-height: 24px; margin: 0 }
  .side-by-side input { width: 1.1rem; height: 1.1rem; margin: 0 }
  .side-by-side__steps { display: flex; gap: 0.5rem }
  .side-by-side__steps .btn__label { display: flex; gap: 0.25rem; align-items: center }
  .side-by-side__shortcut { color: var(--theme-elevation-600) }
  .side-by-side__announcement {
    position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap
  }
  .field-type__wrap:has(> .english-text) {
    display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: flex-start
  }
  .field-type__wrap:has(> .english-text) > * { flex: 1 1 20rem; min-width: 0 }
  .field-type__wrap:has(> .english-text) > .field-description { flex-basis: 100%; order: 1 }
  .field-type__wrap:has(> .english-text) > .field-error { flex: none }
  .rich-text-lexical:has(.english-text) { container-type: inline-size }
  .rich-text-lexical__wrap:has(> .english-text) { display: flex; flex-direction: column }
  .rich-text-lexical__wrap [contenteditable='true'] { scroll-margin-block-start: 12rem }
  @container (min-width: 44rem) {
    .rich-text-lexical__wrap:has(> .english-text) {
      display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); column-gap: 1rem;
      grid-template-rows: auto 1fr
    }
    .rich-text-lexical__wrap > .english-text { grid-area: 1 / 1 / span 3 }
    .rich-text-lexical__wrap:has(> .english-text) > :not(.english-text) { grid-column: 2 }
  }
  .english-text {
    order: -1; padding: 0.5rem 0.75rem; font-size: 0.9rem; line-height: 1.5; overflow-wrap: anywhere;
    background: var(--theme-elevation-50); border-inline-start: 3px solid var(--theme-elevation-200)
  }
  .english-text[data-state='outdated'] { border-color: var(--theme-error-500) }
  .english-text[data-state='missing'] { border-color: var(--theme-warning-500) }
  .field-type > .english-text { margin-block-start: 0.5rem }
  .english-text__head {
    display: flex; flex-wrap: wrap; gap: 0 1rem; font-size: 0.75rem; color: var(--theme-elevation-650)
  }
  .english-text__content { white-space: pre-wrap }
  .english-text__content .payload-richtext { white-space: normal }
  .english-text__content :is(p, ul, ol, blockquote, table, h2, h3, h4) { margin-block: 0.5em }
  .english-text__content :is(h2, h3, h4) { font-size: 1.1em; line-height: 1.3 }
  .english-text__content h2 { font-size: 1.25em }
  .english-text__content ins { text-decoration: underline; background: var(--theme-success-150); color: inherit }
  .english-text__content del { text-decoration: line-through; background: var(--theme-error-150); color: inherit }
  .english-text__link { text-decoration: underline dotted }
  .english-text__box {
    padding: 0.5rem; margin-block: 0.5em; border: 1px solid var(--theme-elevation-150); font-family: var(--font-mono);
    font-size: 0.85em
  }
  .english-text__line { display: block; white-space: pre-wrap }
  .english-text mark {
    color: inherit; background: none; text-decoration: underline dotted 2px var(--theme-success-600); text-underline-offset: 3px
  }
  .english-text mark[data-use='forbidden'] { text-decoration: underline wavy 2px var(--theme-error-500) }
  .english-text__terms {
    display: flex; flex-wrap: wrap; gap: 0 1rem; margin: 0.4rem 0 0; padding: 0; list-style: none; font-size: 0.75rem
  }
  .english-text__terms [data-use='used'] span { color: var(--theme-success-700) }
  .english-text__terms [data-use='unused'] span { color: var(--theme-warning-700) }
  :is(.english-text__actions, .english-text__question) {
    display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: center
  }
  .english-text__actions { margin-block-start: 0.4rem; font-size: 0.8rem }
`
