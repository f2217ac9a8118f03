import { createMachineProvider } from '@/desk/machine-translation/create-machine-provider'
import type { MachineProvider } from '@/desk/machine-translation/provider'
import { type Env, env } from '@/env'

let known: { env: Env; provider: MachineProvider | undefined } | undefined

/** Returns the service that the operator has chosen; undefined if there is none. */
export function findMachineProvider(): MachineProvider | undefined {
  if (known?.env !== env) known = { env, provider: create(env) }
  return known.provider
}

function create(settings: Env): MachineProvider | undefined {
  const { MACHINE_TRANSLATION: service } = settings
  if (!service) return undefined
  return createMachineProvider({
    service,
    url: settings.MACHINE_TRANSLATION_URL,
    key: settings.MACHINE_TRANSLATION_KEY,
    model: settings.MACHINE_TRANSLATION_MODEL,
  })
}
