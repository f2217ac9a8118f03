// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { showFailurePage } from './show-failure-page'

const asked: string[] = []

/** Answers with what the server's page for failures has. */
function answerWith(html: string) {
  class Answer {
    response = new DOMParser().parseFromString(html, 'text/html')
    responseXML = this.response
    statusText = 'OK'
    onload = () => {}
    open(_: string, address: string) {
      asked.push(address)
    }
    send() {
      this.onload()
    }
  }
  vi.stubGlobal('XMLHttpRequest', Answer)
}
afterEach(() => {
  vi.unstubAllGlobals()
  asked.length = 0
})

const page =
  '<html lang="de"><body><header>Menü</header><h1><span id="failure" data-not-loaded="Unvollständig">Kaputt</span></h1></body></html>'

it('puts the error’s message into the server’s page, with all around it', async () => {
  answerWith(page)
  await showFailurePage('de', new Error('The line is broken'))
  expect(asked).toEqual(['/de/errors/failure'])
  expect(document.documentElement.lang).toBe('de')
  expect(document.querySelector('header')?.textContent).toBe('Menü')
  expect(document.querySelector('h1')?.textContent).toBe('The line is broken')
  expect(document.title).toBe('The line is broken')
  const late = document.createElement('title')
  late.textContent = 'Of the page that failed'
  document.head.prepend(late)
  await vi.waitFor(() => expect(document.title).toBe('The line is broken'))
})

it('keeps the page’s own words where the error says nothing', async () => {
  answerWith(page)
  await showFailurePage('de', undefined)
  expect(document.querySelector('h1')?.textContent).toBe('Kaputt')
})

it('says so where a part of the page did not arrive', async () => {
  answerWith(page)
  await showFailurePage('de', Object.assign(new Error('chunk 5'), { name: 'ChunkLoadError' }))
  expect(document.querySelector('h1')?.textContent).toBe('Unvollständig')
})

it('leaves the document as it is when something else arrives', async () => {
  answerWith('<html><body><p>Gateway</p></body></html>')
  const before = document.documentElement
  await expect(showFailurePage('en', new Error('x'))).rejects.toThrow()
  expect(document.documentElement).toBe(before)
})
