import { afterEach, expect, it, vi } from 'vitest'
import { showFailurePage } from './show-failure-page'

const requested: string[] = []
const testDocument = document.documentElement

/** Stubs the response with the server's failure page. */
function answerWith(html: string) {
  class Answer {
    response = new DOMParser().parseFromString(html, 'text/html')
    responseXML = this.response
    statusText = 'OK'
    onload = () => {}
    open(_: string, address: string) {
      requested.push(address)
    }
    send() {
      this.onload()
    }
  }
  vi.stubGlobal('XMLHttpRequest', Answer)
}
afterEach(() => {
  vi.unstubAllGlobals()
  requested.length = 0
  document.documentElement.replaceWith(testDocument)
})

const page =
  '<html lang="de"><body><header>Menü</header><h1><span id="failure" data-not-loaded="Unvollständig">Kaputt</span></h1></body></html>'

it('shows the error’s message in the server’s page, with its navigation', async () => {
  answerWith(page)
  await showFailurePage('de', new Error('The line is broken'))
  expect(requested).toEqual(['/de/errors/failure'])
  expect(document.documentElement.lang).toBe('de')
  expect(document.querySelector('header')?.textContent).toBe('Menü')
  expect(document.querySelector('h1')?.textContent).toBe('The line is broken')
  expect(document.title).toBe('The line is broken')
  const late = document.createElement('title')
  late.textContent = 'Of the page that failed'
  document.head.prepend(late)
  await vi.waitFor(() => expect(document.title).toBe('The line is broken'))
})

it('keeps the page’s heading if the error has no message', async () => {
  answerWith(page)
  await showFailurePage('de', undefined)
  expect(document.querySelector('h1')?.textContent).toBe('Kaputt')
})

it('shows another heading if a part of the page did not load', async () => {
  answerWith(page)
  await showFailurePage('de', Object.assign(new Error('chunk 5'), { name: 'ChunkLoadError' }))
  expect(document.querySelector('h1')?.textContent).toBe('Unvollständig')
})

it('leaves the document unchanged if the response is not the failure page', async () => {
  answerWith('<html><body><p>Gateway</p></body></html>')
  const before = document.documentElement
  await expect(showFailurePage('en', new Error('x'))).rejects.toThrow()
  expect(document.documentElement).toBe(before)
})
