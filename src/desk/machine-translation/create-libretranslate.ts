import { z } from 'zod'
import { MachineError, type MachineProvider } from './provider'
import { requestJson } from './request-json'

const languagesSchema = z.array(z.object({ code: z.string() }))
const answerSchema = z.object({ translatedText: z.array(z.string()) })

/** Creates the provider for a server of LibreTranslate, https://docs.libretranslate.com */
export function createLibretranslate(address: string, key?: string): MachineProvider {
  let languages: Promise<string[]> | undefined

  /** The codes differ by version: `zh` or `zh-Hans`. */
  async function listLanguages(signal: AbortSignal): Promise<string[]> {
    const read = languagesSchema.safeParse(await requestJson(`${address}/languages`, { signal }))
    if (!read.success) throw new MachineError('malformed')
    return read.data.map(({ code }) => code)
  }

  async function findCode(tag: string, signal: AbortSignal): Promise<string> {
    languages ??= listLanguages(signal)
    const known = await languages.catch((cause: unknown) => {
      languages = undefined
      throw cause
    })
    const wanted = [tag, ...(tag === 'pt-BR' ? ['pb'] : []), tag.split('-')[0]]
    const code = wanted.find((one) => one !== undefined && known.includes(one))
    if (!code) throw new MachineError('language')
    return code
  }

  return {
    name: 'LibreTranslate',
    // Servers translate a few hundred characters in a second, and may have limits of their own.
    limits: { texts: 20, characters: 2_000 },
    async translate(texts, { source, target }, signal) {
      const body = {
        q: texts,
        source: source.split('-')[0],
        target: await findCode(target, signal),
        format: 'html',
        ...(key && { api_key: key }),
      }
      const answer = await requestJson(`${address}/translate`, { body, signal })
      const read = answerSchema.safeParse(answer)
      if (!read.success) throw new MachineError('malformed')
      return read.data.translatedText
    },
  }
}
