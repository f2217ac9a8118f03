import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { listFirstFiles, listToolFiles } from './list-build-files'

const build = mkdtempSync(join(tmpdir(), 'tool-files-'))
afterAll(() => rmSync(build, { recursive: true, force: true }))

const write = (path: string, text: string) => {
  mkdirSync(join(build, dirname(path)), { recursive: true })
  writeFileSync(join(build, path), text)
}
const writePage = (page: string, text: string) =>
  write(`server/app/(site)/[locale]/${page}/page_client-reference-manifest.js`, text)

it('follows the names from script to script, to whatever a tool may ask for later', () => {
  write('build-manifest.json', '{"rootMainFiles":["static/chunks/main.js"]}')
  writePage('(default)', 'x={"chunks":["/_next/static/chunks/home~1.js"]}')
  writePage('(default)/batch-qr-code', 'x={"chunks":["static/chunks/batch.js"]}')
  writePage('(default)/qr-code-scanner', 'x={"css":[{"path":"static/chunks/style.css"}]}')
  writePage('(qrcode)/[type]', 'x={"chunks":["static/chunks/home~1.js"]}')
  write('static/chunks/main.js', '')
  write('static/chunks/home~1.js', 'load("static/chunks/panel.js"),load("static/chunks/gone.js")')
  write(
    'static/chunks/panel.js',
    'load("static/chunks/home~1.js"),at("static/media/reader.1.wasm")',
  )
  write('static/chunks/batch.js', 'start("static/media/worker.2.ts")')
  write('static/chunks/style.css', 'src:url(../media/letters.3.woff2)')
  write('static/chunks/other.js', 'nobody asks for it')
  for (const name of ['reader.1.wasm', 'worker.2.ts', 'letters.3.woff2']) {
    write(`static/media/${name}`, '')
  }
  expect(listToolFiles(build)).toEqual([
    '/_next/static/chunks/batch.js',
    '/_next/static/chunks/home~1.js',
    '/_next/static/chunks/main.js',
    '/_next/static/chunks/panel.js',
    '/_next/static/chunks/style.css',
    '/_next/static/media/letters.3.woff2',
    '/_next/static/media/reader.1.wasm',
  ])
})

it('names what the pages of the site load at once, and nothing later', () => {
  expect(new Set(listFirstFiles(build))).toEqual(
    new Set(['main', 'home~1', 'batch'].map((name) => `static/chunks/${name}.js`)).add(
      'static/chunks/style.css',
    ),
  )
})

it('complains when a page names nothing, so that no build is half kept', () => {
  writePage('(default)', 'x={}')
  expect(() => listToolFiles(build)).toThrow('notation')
})
