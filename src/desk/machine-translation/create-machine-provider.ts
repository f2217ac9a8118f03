import { createDeepl } from './create-deepl'
import { createLibretranslate } from './create-libretranslate'
import { createOpenai } from './create-openai'
import type { MachineProvider } from './provider'

/** What the operator has set. `url` is required unless the service is DeepL, `model` for `openai`. */
export type MachineSettings = {
  service: 'deepl' | 'libretranslate' | 'openai'
  url?: string | undefined
  key?: string | undefined
  model?: string | undefined
}

export function createMachineProvider(settings: MachineSettings): MachineProvider {
  const { service, key = '', model = '' } = settings
  const url = settings.url?.replace(/\/+$/, '')
  switch (service) {
    case 'deepl':
      return createDeepl(key, url)
    case 'libretranslate':
      return createLibretranslate(url ?? '', key)
    case 'openai':
      return createOpenai(url ?? '', model, key)
  }
}
