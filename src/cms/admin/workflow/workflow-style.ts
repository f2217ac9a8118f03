/** The layout of the workflow's panel and drawers, with the colours of the admin's themes. */
export const workflowStyle = `
  .work { margin-block-end: 1.5rem; display: flex; flex-direction: column; gap: 0.75rem }
  .work :is(h3, p) { margin: 0 }
  .work h3 { font-size: 0.85rem }
  .work small { display: block; color: var(--theme-elevation-650) }
  .work__buttons { display: flex; flex-wrap: wrap; gap: 0.5rem }
  .work__assignee { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; font-size: 0.85rem }
  .work__assignee .btn { margin: 0; min-height: 24px }
  .work__return { display: flex; flex-direction: column; gap: 0.5rem }
  :is(.work, .work-drawer) :is(select, textarea) {
    min-height: 2.5rem; width: 100%; padding: 0.4rem 0.5rem; color: inherit; font: inherit;
    background: var(--theme-input-bg); border: 1px solid var(--theme-elevation-150); border-radius: 3px
  }
  .work__assignee select { width: auto; flex: 1; min-width: 8rem }
  :has(> .field-comments) { position: relative }
  .field-comments { position: absolute; inset-block-start: -0.25rem; inset-inline-end: 0 }
  .field-comments button {
    display: inline-flex; gap: 0.25rem; align-items: center; min-width: 24px; min-height: 24px; padding: 2px 6px;
    color: inherit; background: var(--theme-elevation-100); border: 1px solid var(--theme-elevation-250);
    border-radius: 3px; font-size: 0.75rem; cursor: pointer
  }
  .field-comments button[data-open] { background: var(--theme-warning-150); border-color: var(--theme-warning-400) }
  .work-drawer { display: flex; flex-direction: column; gap: 1rem; padding-block: 1rem 3rem }
  .work-drawer :is(ul, ol) { list-style: none; margin: 0; padding: 0 }
  .work-drawer :is(p, h2, h3) { margin: 0 }
  .work-drawer h3 { font-size: 1rem }
  .work-drawer small { color: var(--theme-elevation-650) }
  .work-drawer__toggles { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem }
  .work-drawer__toggles label { display: inline-flex; gap: 0.5rem; align-items: center; min-height: 24px }
  .work-drawer__thread {
    display: flex; flex-direction: column; gap: 0.75rem; padding: 1rem; margin-block-end: 1rem;
    border: 1px solid var(--theme-elevation-150); border-radius: 4px
  }
  .work-drawer__thread[data-resolved] { opacity: 0.8 }
  .work-drawer__comment p { white-space: pre-wrap; overflow-wrap: anywhere }
  .work-drawer__box { position: relative; display: flex; flex-direction: column; gap: 0.5rem }
  .work-drawer__names {
    position: absolute; z-index: 1; inset-block-start: 100%; max-width: 100%;
    background: var(--theme-elevation-0); border: 1px solid var(--theme-elevation-250); border-radius: 3px
  }
  .work-drawer__names div { padding: 0.5rem 0.75rem; cursor: pointer }
  .work-drawer__names div[aria-selected='true'] { background: var(--theme-elevation-150) }
  .work-drawer__entry { padding-block: 0.6rem; border-block-end: 1px solid var(--theme-elevation-100) }
`
