import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** A render, then another that ends with an error, in immediates that run one after the other. */
const script = `
import { freeFinishedRenders } from './src/http/free-finished-renders.ts'
freeFinishedRenders()
const controller = new AbortController()
let render = { html: '<p>' }
const rendered = new WeakRef(render)
setImmediate(() => {}).render = render
render = undefined
setImmediate(() => controller.abort(Error('This render is finished')))
setImmediate(() => {
  setImmediate(() => {
    gc()
    console.log(controller.signal.aborted, rendered.deref() === undefined)
  })
})`

it('lets renders be collected that ran before one that was ended', () => {
  const args = ['--expose-gc', '--import', 'tsx', '--input-type=module', '-e', script]
  expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toBe('true true\n')
})
