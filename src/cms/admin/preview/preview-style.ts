const control = `
    min-height: 2.5rem; padding: 0 0.5rem; color: inherit; background: var(--theme-input-bg); font: inherit;
    border: 1px solid var(--theme-elevation-150); border-radius: 3px; max-width: 100%`

/** The layout of previews and their links, with the colours of the admin's themes. */
export const previewStyle = `
  .share__form, .previews__bar { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end }
  .share__form label, .previews__bar label { display: flex; flex-direction: column; gap: 0.25rem; font-size: 0.85rem }
  .share__form :is(select, input), .share__new input, .previews__bar select { ${control} }
  .share__form label:has(input) { flex: 1 1 16rem }
  .share__form { align-items: start }
  .share__form .btn { align-self: start; margin-block-start: 1.35rem }
  .share__new { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-block-start: 1.5rem; padding: 1rem; background: var(--theme-success-100) }
  .share__new p { flex: 0 0 100%; margin: 0 }
  .share__new input { flex: 1 1 16rem; min-width: 0 }
  .share__links { list-style: none; margin: 0; padding: 0 }
  .share__links li {
    display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; justify-content: space-between; align-items: center;
    padding-block: 0.75rem; border-block-end: 1px solid var(--theme-elevation-100)
  }
  .share__links li > div { flex: 1 1 16rem; min-width: 0; overflow-wrap: anywhere }
  .share__links small { display: block }
  .share__links li:not([data-link='active']) { color: var(--theme-elevation-600) }
  .previews { padding-block: 2rem; display: flex; flex-direction: column; gap: 1.5rem }
  .previews :is(h1, h2, p) { margin: 0 }
  .previews h2 { font-size: 1.1rem }
  .previews__languages { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; list-style: none; margin: 0; padding: 0 }
  .previews__languages a { display: inline-block; min-height: 24px }
  .previews__frames { display: flex; flex-wrap: wrap; gap: 2rem; align-items: flex-start }
  .previews__frames section { max-width: 100%; display: flex; flex-direction: column; gap: 0.5rem; scroll-margin-top: 5rem }
  .previews__links { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem }
  .previews__links a { display: inline-block; min-height: 24px }
  .previews__screen { overflow: auto; max-width: 100%; border: 1px solid var(--theme-elevation-250); background: #fff }
  .previews__screen iframe { border: 0; transform-origin: 0 0; display: block }
  .previews__bar .btn { margin: 0 }
`
