/** The layout of compared versions, with the colours of the admin's themes. */
export const historyStyle = `
  .history { padding-block: 1.5rem 3rem; display: flex; flex-direction: column; gap: 1.5rem }
  .history :is(h1, h2, p, dl, dd) { margin: 0 }
  .history__facts { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; align-items: center }
  .history__form { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end }
  .history__form label { display: flex; flex-direction: column; gap: 0.25rem; font-size: 0.85rem; max-width: 100% }
  .history__form select {
    min-height: 2.5rem; padding: 0 0.5rem; color: inherit; background: var(--theme-input-bg); max-width: 100%;
    border: 1px solid var(--theme-elevation-150); border-radius: 3px
  }
  .history__form .btn, .history__actions .btn { margin: 0 }
  .history__actions { display: flex; flex-wrap: wrap; gap: 0.75rem }
  .history__list { display: flex; flex-direction: column; gap: 1.25rem }
  .history__list dt { font-weight: 600; margin-block-end: 0.25rem; overflow-wrap: anywhere }
  .history__value {
    padding: 0.75rem; background: var(--theme-elevation-50); border-inline-start: 3px solid var(--theme-elevation-200);
    white-space: pre-wrap; overflow-wrap: anywhere; line-height: 1.6
  }
  .history__value .payload-richtext { white-space: normal }
  .history__value :is(p, ul, ol, blockquote, table, h2, h3, h4) { margin-block: 0.5em }
  .history__value :is(h2, h3, h4) { font-size: 1.15em; line-height: 1.3 }
  .history__value table { display: block; max-width: 100%; overflow-x: auto }
  .history__value img { max-width: 10rem; height: auto }
  .history ins { text-decoration: underline; background: var(--theme-success-150); color: inherit }
  .history del { text-decoration: line-through; background: var(--theme-error-150); color: inherit }
  .history .english-text__link { text-decoration: underline dotted }
  .history .english-text__box { padding: 0.5rem; margin-block: 0.5em; border: 1px solid var(--theme-elevation-150) }
  .history .english-text__line { display: block; white-space: pre-wrap }
`
