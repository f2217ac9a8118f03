import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useKeyedAnswer } from './use-keyed-answer'

const requests = new Map<string, { signal: AbortSignal; answer: (answer: string) => void }>()

function Reply({ question, restMs = 0 }: { question: string | null; restMs?: number }) {
  const { answer, isCurrent } = useKeyedAnswer<string, string>(
    question,
    (asked, request) => requests.set(asked, request),
    { restMs },
  )
  return <output>{`${answer ?? 'none'} ${isCurrent ? 'current' : 'outdated'}`}</output>
}

const shown = () => page.getByRole('status').element().textContent

it('keeps the last answer as outdated until the next one', async () => {
  requests.clear()
  const { rerender } = await render(<Reply question="a" />)
  expect(shown()).toBe('none outdated')
  await expect.poll(() => requests.has('a')).toBe(true)
  requests.get('a')?.answer('A')
  await expect.poll(shown).toBe('A current')

  await rerender(<Reply question="b" />)
  expect(shown()).toBe('A outdated')
  await expect.poll(() => requests.has('b')).toBe(true)
  requests.get('b')?.answer('B, at a glance')
  await expect.poll(shown).toBe('B, at a glance current')
  requests.get('b')?.answer('B')
  await expect.poll(shown).toBe('B current')
})

it('ignores answers to earlier questions, and asks none that was replaced at once', async () => {
  requests.clear()
  const { rerender } = await render(<Reply question="a" />)
  await expect.poll(() => requests.has('a')).toBe(true)
  await rerender(<Reply question="b" restMs={100_000} />)
  expect(requests.get('a')?.signal.aborted).toBe(true)
  requests.get('a')?.answer('A')
  await rerender(<Reply question="c" />)
  await expect.poll(() => requests.has('c')).toBe(true)
  expect(shown()).toBe('none outdated')
  expect(requests.has('b')).toBe(false)
  requests.get('c')?.answer('C')
  await expect.poll(shown).toBe('C current')
})
