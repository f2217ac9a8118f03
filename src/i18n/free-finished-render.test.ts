import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** A render that ends in an immediate which follows one of another render. */
const script = `
import { PassThrough } from 'node:stream'
import flight from 'next/dist/compiled/react-server-dom-turbopack/server.node.js'
import { cacheSignal, createElement } from 'react'
import { freeFinishedRender } from './src/i18n/free-finished-render.ts'

let other
let signal
function startOther() {
  const render = { html: '<p>' }
  other = new WeakRef(render)
  setImmediate(() => {}).render = render
}
async function Page() {
  signal = cacheSignal()
  freeFinishedRender()
  await new Promise((resolve) => setTimeout(resolve))
  startOther()
  return 'Hello'
}
const output = flight.renderToPipeableStream(createElement(Page), {}).pipe(new PassThrough())
output.resume().on('end', () => setTimeout(() => {
  gc()
  console.log(signal.aborted, other.deref() === undefined)
}))`

it('lets renders be collected that ran before one that was finished', () => {
  const args = ['--expose-gc', '--conditions=react-server', '--import', 'tsx']
  const options = { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } } as const
  const output = execFileSync(
    process.execPath,
    [...args, '--input-type=module', '-e', script],
    options,
  )
  expect(output).toBe('true true\n')
})
