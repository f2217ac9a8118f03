const paragraphs = Array.from(
  { length: 200 },
  (_, index) => `<p>Paragraph ${index} of a bare page.</p>`,
)

/** A page of 200 paragraphs with a tab, a menu and a dialog of the browser, and nothing else. */
export const barePage = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>Bare</title>
  <link rel="icon" href="data:," />
  <button id="tab">Tab</button>
  <button id="dialog">Dialog</button>
  <details id="menu" style="position: relative">
    <summary>Menu</summary>
    <ul style="position: absolute; background: #fff">
      ${'<li><a href="#">Entry</a></li>'.repeat(10)}
    </ul>
  </details>
  <div id="panel" hidden>${'<label>Field <input /></label>'.repeat(30)}</div>
  <dialog>${'<a href="#">Entry</a> '.repeat(30)}</dialog>
  ${paragraphs.join('\n')}
  <script>
    const find = (name) => document.querySelector(name)
    find('#tab').onclick = () => { find('#panel').hidden = false }
    find('#dialog').onclick = () => find('dialog').showModal()
    find('dialog').onclose = () => {
      find('#panel').hidden = true
      find('#menu').open = false
    }
  </script>
</html>`
