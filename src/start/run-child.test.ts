import { expect, it } from 'vitest'
import { runChild } from './run-child'

const printEntry = "process.stdout.write(import.meta.resolve('lexical'))"

it('spares a child the entry of Lexical that may never finish loading', async () => {
  const entry = await runChild(['--input-type=module', '-e', printEntry])
  expect(entry).toMatch(/Lexical\.prod\.mjs$/)
})

it('shows what a failed child said', async () => {
  const failing = runChild(['-e', "console.error('no such table'); process.exit(3)"])
  await expect(failing).rejects.toThrow(/ended with 3\nno such table/)
})
