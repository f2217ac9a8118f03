import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { refuse } from '../documents/refuse'
import { getRouteTarget } from '../documents/target'
import { readExchangeJson } from '../exchange/read-body'
import { type DeskLocale, isLanguage, sourceLocale } from '../languages'
import { desk } from '../options'
import { deskLabelFor } from '../texts'
import { MachineError } from './provider'
import { translateDocument } from './translate-document'

const order = z.object({
  locale: z.custom<DeskLocale>((code) => isLanguage(code) && code !== sourceLocale()),
  keys: z.array(z.string().max(1000)).min(1).max(5_000),
})

export type MachineOrder = z.infer<typeof order>

/** All keys of a document are far shorter. */
const jsonBytes = 1024 * 1024
/** Steps at the same time in this process. */
const maxRunning = 4
let running = 0

/**
 * `POST …/machine {locale, keys}` translates empty and outdated texts by machine, as many as one step
 * allows, and saves them as a draft. There is no such endpoint unless the operator has chosen a service.
 */
async function translate(req: PayloadRequest): Promise<Response> {
  const provider = desk().machine?.()
  if (!provider) return refuse(404, req.t('error:notFound'))
  if (!desk().access.view({ req })) return refuse(403, req.t('error:unauthorized'))
  const wish = order.safeParse(await readExchangeJson(req, jsonBytes))
  if (!wish.success) return refuse(400, req.t('error:missingRequiredData'))
  const { slug, id } = getRouteTarget(req)
  try {
    if (running >= maxRunning) throw new MachineError('busy')
    running += 1
    const signal = req.signal ?? new AbortController().signal
    const step = await translateDocument(
      { slug, id: id ?? '' },
      { ...wish.data, provider, signal },
      req,
    ).finally(() => {
      running -= 1
    })
    const { message, refusal } = step
    if (refusal === 'missingDocument') return refuse(404, req.t('error:notFound'))
    if (refusal) return refuse(403, req.t('error:notAllowedToPerformAction'))
    return message === undefined ? Response.json(step) : refuse(422, message)
  } catch (cause) {
    if (!(cause instanceof MachineError)) throw cause
    const { reason } = cause
    if (reason !== 'canceled') req.payload.logger.warn({ msg: cause.message })
    return refuse(422, deskLabelFor(req.i18n.language, `machine.failures.${reason}`), { reason })
  }
}

const endpoint = (path: string): Omit<Endpoint, 'root'>[] => [
  { path, method: 'post', handler: translate },
]

export const machineEndpoints = {
  collection: endpoint('/:id/translations/machine'),
  global: endpoint('/translations/machine'),
}
