import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Values } from '@/desk/documents/row-fields'
import { createSaves, type Save } from './saves'
import { listUnsavedFields } from './unsaved-values'

const names = ['title', 'excerpt', 'body', 'author', 'cover', 'blocks'] as const
type Form = Record<(typeof names)[number], string>
const empty = Object.fromEntries(names.map((name) => [name, ''])) as Form

const answers = {
  ok: () => Response.json({ doc: {} }),
  badGateway: () => new Response('', { status: 502 }),
  tooLarge: () => new Response('', { status: 413 }),
  signedOut: () => new Response('', { status: 403 }),
  refused: () => Response.json({ errors: [{ message: 'No' }] }, { status: 400 }),
}

/** Saves that the test answers, and pauses that it ends. */
function start({ signedIn = true, online = true } = {}) {
  const form: Form = { ...empty }
  const surroundings = { signedIn, online }
  const pauses: (() => void)[] = []
  const requests: { sent: Values; answer: (response: Response) => void; fail: () => void }[] = []
  const saves = createSaves({
    read: () => form,
    isOnline: () => surroundings.online,
    isSignedIn: async () => surroundings.signedIn,
    pause: () => new Promise<void>((resolve) => pauses.push(resolve)),
    now: () => 0,
  })
  const save = (change: Partial<Save> = {}) => {
    const sent = { ...form }
    return saves.send({
      ...{ sent, isBackground: true, isChange: true },
      send: () =>
        new Promise((answer, fail) =>
          requests.push({ sent, answer, fail: () => fail(new TypeError('Failed to fetch')) }),
        ),
      ...change,
    })
  }
  return { form, pauses, requests, save, saves, surroundings }
}

const turns = async () => {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
}

describe('saves of a form', () => {
  it('are sent one after another', async () => {
    const { form, requests, save } = start()
    form.title = 'One'
    void save()
    form.title = 'Two'
    void save()
    await turns()
    expect(requests.map(({ sent }) => sent.title)).toEqual(['One'])
    requests[0]?.answer(answers.ok())
    await turns()
    expect(requests.map(({ sent }) => sent.title)).toEqual(['One', 'Two'])
  })

  it.each([
    ['offline', (test: ReturnType<typeof start>) => test.requests.at(-1)?.fail(), false],
    ['unreachable', (test: ReturnType<typeof start>) => test.requests.at(-1)?.fail(), true],
    [
      'unreachable',
      (test: ReturnType<typeof start>) => test.requests.at(-1)?.answer(answers.badGateway()),
      true,
    ],
  ] as const)('that fail because the server is %s are repeated', async (reason, fail, online) => {
    const test = start({ online })
    const { form, pauses, requests, save, saves } = test
    form.title = 'Typed'
    const answer = save()
    await turns()
    fail(test)
    await turns()
    expect(saves.getState()).toMatchObject({ failure: { reason }, isBehind: true, isSaving: false })
    pauses[0]?.()
    await turns()
    requests[1]?.answer(answers.ok())
    expect((await answer).ok).toBe(true)
    expect(saves.getState()).toMatchObject({ failure: undefined, isBehind: false, savedAt: 0 })
  })

  it('wait for the same user to sign in again', async () => {
    const { form, pauses, requests, save, saves, surroundings } = start({ signedIn: false })
    form.title = 'Typed'
    void save()
    await turns()
    requests[0]?.answer(answers.signedOut())
    await turns()
    expect(saves.getState().failure).toMatchObject({ reason: 'signedOut' })
    pauses[0]?.()
    await turns()
    expect(requests).toHaveLength(1)
    surroundings.signedIn = true
    pauses[1]?.()
    await turns()
    expect(requests).toHaveLength(2)
  })

  it.each([
    ['tooLarge', answers.tooLarge],
    ['forbidden', answers.signedOut],
    ['gone', () => new Response('', { status: 404 })],
    ['refused', answers.refused],
    [
      'conflict',
      () =>
        Response.json({ errors: [{ data: { errors: [{ path: 'revision' }] } }] }, { status: 400 }),
    ],
  ] as const)('that are answered with a lasting reason end: %s', async (reason, respond) => {
    const { form, requests, save, saves } = start()
    form.title = 'Typed'
    const answer = save()
    await turns()
    requests[0]?.answer(respond())
    expect((await answer).ok).toBe(false)
    expect(saves.getState()).toMatchObject({ failure: { reason }, isBehind: true })
  })

  it('are not repeated once a later save contains them', async () => {
    const { form, pauses, requests, save } = start()
    form.title = 'One'
    const background = save()
    await turns()
    requests[0]?.fail()
    await turns()
    form.title = 'Two'
    const pressed = save({ isBackground: false })
    await turns()
    requests[1]?.answer(answers.ok())
    expect((await pressed).ok).toBe(true)
    expect((await background).ok).toBe(true)
    pauses[0]?.()
    await turns()
    expect(requests).toHaveLength(2)
  })

  it('are behind while something was typed after they were sent', async () => {
    const { form, requests, save, saves } = start()
    form.title = 'One'
    const answer = save()
    await turns()
    form.title = 'Two'
    requests[0]?.answer(answers.ok())
    await answer
    expect(saves.getState().isBehind).toBe(true)
  })
})

/** What happens to a request: it is applied or not, and answered or not. */
const fates = fc.constantFrom(
  'saved',
  'saved',
  'saved without an answer',
  'aborted',
  'badGateway',
  'tooLarge',
  'signedOut',
  'refused',
)
const steps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('type' as const),
        name: fc.constantFrom(...names),
        text: fc.string({ minLength: 1, maxLength: 3 }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('save' as const) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('press' as const) }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('answer' as const), fate: fates }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('pause ends' as const) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('sign in' as const) }) },
  ),
  { maxLength: 60 },
)

it('never lose what was typed: it is saved, or in the copy that is offered', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (done) => {
      const test = start()
      const { form, pauses, requests, save, saves, surroundings } = test
      const database: Values = { ...empty }
      let [base, isModified, open]: [Values, boolean, number] = [{ ...empty }, false, 0]
      let copy: Values = {}

      /** As `useLocalCopy` keeps and forgets copies. */
      const keepCopy = () => {
        const isUnsaved = isModified || saves.getState().isBehind
        if (!isUnsaved) base = { ...form }
        const changed = isUnsaved ? listUnsavedFields(base, form) : []
        copy = Object.fromEntries(changed.map((name) => [name, form[name as keyof Form]]))
      }
      saves.subscribe(keepCopy)
      const check = () => {
        for (const name of names)
          if (form[name] !== database[name]) expect(copy).toHaveProperty(name, form[name])
      }

      for (const step of done) {
        if (step.kind === 'type') {
          form[step.name] += step.text
          isModified = true
        } else if (step.kind === 'save' || step.kind === 'press') {
          const isBackground = step.kind === 'save'
          const isChange = isModified || saves.getState().isBehind
          // Payload marks everything as saved after any answer, also after one that refuses.
          save({ isBackground, isChange }).then(
            () => {
              isModified = false
              keepCopy()
            },
            () => {},
          )
        } else if (step.kind === 'answer') {
          const request = requests[open]
          if (!request) continue
          open++
          if (step.fate.startsWith('saved')) Object.assign(database, request.sent)
          if (step.fate === 'signedOut') surroundings.signedIn = false
          if (step.fate === 'saved') request.answer(answers.ok())
          else if (step.fate in answers) request.answer(answers[step.fate as 'refused']())
          else request.fail()
        } else if (step.kind === 'pause ends') pauses.shift()?.()
        else surroundings.signedIn = true
        keepCopy()
        await turns()
        check()
      }
    }),
  )
})
