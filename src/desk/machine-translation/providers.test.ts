import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMachineProvider } from './create-machine-provider'
import type { MachineProvider } from './provider'
import { type ServiceAnswer, startService } from './service-for-test'

let service: Awaited<ReturnType<typeof startService>>
beforeAll(async () => {
  service = await startService()
})
beforeEach(() => {
  service.requests.length = 0
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => service.close())

const deepl = (key = 'a-key') =>
  createMachineProvider({ service: 'deepl', url: `${service.url}/`, key })
const libretranslate = (key?: string) =>
  createMachineProvider({ service: 'libretranslate', url: service.url, key })
const openai = (key?: string) =>
  createMachineProvider({ service: 'openai', url: `${service.url}/v1`, model: 'a-model', key })

const translate = (
  provider: MachineProvider,
  target = 'de-DE',
  signal = new AbortController().signal,
) => provider.translate(['One <g id="1">two</g>', 'Three'], { source: 'en', target }, signal)
const failureOf = (provider: MachineProvider, signal?: AbortSignal) =>
  translate(provider, 'de-DE', signal).catch((cause) => cause.reason)

describe('DeepL', () => {
  const body = {
    translations: [{ detected_source_language: 'EN', text: 'Eins' }, { text: 'Drei' }],
  }

  it('gets the key in a header and the texts as XML whose tags it must not change', async () => {
    service.answer = () => ({ body })
    expect(await translate(deepl())).toEqual(['Eins', 'Drei'])
    const [request] = service.requests
    expect(request?.path).toBe('POST /v2/translate')
    expect(request?.headers.authorization).toBe('DeepL-Auth-Key a-key')
    expect(request?.body).toMatchObject({
      text: ['One <g id="1">two</g>', 'Three'],
      ...{ source_lang: 'EN', target_lang: 'DE', tag_handling: 'xml', ignore_tags: ['x'] },
    })
  })

  it.each([
    ['pt-PT', 'PT-PT'],
    ['pt-BR', 'PT-BR'],
    ['zh-Hans', 'ZH-HANS'],
    ['ja-JP', 'JA'],
    ['es-ES', 'ES'],
    ['vi-VN', 'VI'],
  ])('knows the language %s as %s', async (target, code) => {
    service.answer = () => ({ body })
    await translate(deepl(), target)
    expect(service.requests[0]?.body.target_lang).toBe(code)
  })

  it.each([
    ['a-key', 'https://api.deepl.com/v2/translate'],
    ['a-key:fx', 'https://api-free.deepl.com/v2/translate'],
  ])('is asked with the key %s at %s', async (key, address) => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body))
    await translate(createMachineProvider({ service: 'deepl', key }))
    expect(fetched.mock.calls[0]?.[0]).toBe(address)
  })
})

describe('LibreTranslate', () => {
  const answerWith =
    (codes: string[]) =>
    ({ path }: { path: string }) =>
      path === 'GET /languages'
        ? { body: codes.map((code) => ({ code, name: code, targets: [] })) }
        : { body: { translatedText: ['Eins', 'Drei'] } }

  it('gets HTML, and the key if there is one', async () => {
    service.answer = answerWith(['en', 'de'])
    expect(await translate(libretranslate('a-key'))).toEqual(['Eins', 'Drei'])
    expect(service.requests.at(-1)).toMatchObject({
      path: 'POST /translate',
      body: { source: 'en', target: 'de', format: 'html', api_key: 'a-key' },
    })
    await translate(libretranslate())
    expect(service.requests.at(-1)?.body).not.toHaveProperty('api_key')
  })

  it.each([
    ['zh-Hans', ['en', 'zh-Hans'], 'zh-Hans'],
    ['zh-Hans', ['en', 'zh'], 'zh'],
    ['pt-PT', ['pt', 'pb'], 'pt'],
    ['pt-BR', ['pt', 'pb'], 'pb'],
    ['pt-BR', ['pt', 'pt-BR'], 'pt-BR'],
  ])('has for %s of %j the code %s', async (target, codes, code) => {
    service.answer = answerWith(codes)
    await translate(libretranslate(), target)
    expect(service.requests.at(-1)?.body.target).toBe(code)
  })

  it('says that it has not installed the language, and is asked again later', async () => {
    const provider = libretranslate()
    service.answer = answerWith(['en'])
    expect(await failureOf(provider)).toBe('language')
    service.answer = () => ({ status: 502, body: 'Bad Gateway' })
    const other = libretranslate()
    expect(await failureOf(other)).toBe('unreachable')
    service.answer = answerWith(['de'])
    expect(await translate(other)).toEqual(['Eins', 'Drei'])
  })
})

describe('a service like OpenAI', () => {
  const completion = (content: string, finish_reason = 'stop') => ({
    body: { id: '1', choices: [{ index: 0, finish_reason, message: { role: 'a', content } }] },
  })
  const content = JSON.stringify({ translations: ['Eins', 'Drei'] })

  it('gets a task, the names of the languages and the texts as JSON', async () => {
    service.answer = () => completion(content)
    expect(await translate(openai('a-key'), 'pt-PT')).toEqual(['Eins', 'Drei'])
    const [request] = service.requests
    expect(request?.path).toBe('POST /v1/chat/completions')
    expect(request?.headers.authorization).toBe('Bearer a-key')
    const { model, messages, response_format } = request?.body ?? {}
    expect([model, response_format]).toEqual(['a-model', { type: 'json_object' }])
    expect(messages[0].content).toContain('from English to European Portuguese.')
    expect(JSON.parse(messages[1].content).texts).toHaveLength(2)
    await translate(openai())
    expect(service.requests.at(-1)?.headers).not.toHaveProperty('authorization')
  })

  it('may put its JSON into a block of Markdown', async () => {
    service.answer = () => completion(`\`\`\`json\n${content}\n\`\`\``)
    expect(await translate(openai())).toEqual(['Eins', 'Drei'])
  })

  it.each([
    ['says something else', completion('Here you are: Eins, Drei')],
    ['was cut off', completion(content, 'length')],
    ['withholds it', { body: { choices: [] } }],
  ])('has given no translation when it %s', async (_, answer) => {
    service.answer = () => answer
    expect(await failureOf(openai())).toBe('malformed')
  })
})

describe.each([
  ['DeepL', deepl],
  ['LibreTranslate', libretranslate],
  ['OpenAI', openai],
] as const)('%s fails', (_, create) => {
  it.each<[string, ServiceAnswer]>([
    ['key', { status: 401, body: {} }],
    ['key', { status: 403, body: { error: 'Invalid API key' } }],
    ['busy', { status: 429, body: { error: 'Slowdown' } }],
    ['busy', { status: 529, body: '' }],
    ['quota', { status: 456, body: { message: 'Quota exceeded' } }],
    ['quota', { status: 429, body: { error: { code: 'insufficient_quota' } } }],
    ['timeout', { status: 504, body: '' }],
    ['refused', { status: 400, body: { error: 'no' } }],
    ['unreachable', { status: 500, body: '' }],
    ['unreachable', { status: 404, body: '' }],
    ['malformed', { body: '<html>Welcome to the hotel</html>' }],
    ['malformed', { body: {} }],
    ['malformed', { body: [1] }],
    ['malformed', { body: Buffer.alloc(3_000_000, ' ') }],
  ])('for the reason %s with %j', async (reason, answer) => {
    service.answer = () => answer
    expect(await failureOf(create())).toBe(reason)
  })

  it('when it leads elsewhere, where neither key nor texts go', async () => {
    service.answer = () => ({ status: 307, headers: { location: '/elsewhere' }, body: '' })
    expect(await failureOf(create('a-key'))).toBe('unreachable')
    expect(service.requests).toHaveLength(1)
  })

  it('when it does not answer in time, or is no longer needed', async () => {
    service.answer = () => undefined
    const stop = new AbortController()
    const stopped = failureOf(create(), stop.signal)
    await expect.poll(() => service.requests.length).toBe(1)
    stop.abort()
    expect(await stopped).toBe('cancelled')
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    expect(await failureOf(create())).toBe('timeout')
  })

  it('when nothing listens there', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'))
    expect(await failureOf(create())).toBe('unreachable')
  })
})
