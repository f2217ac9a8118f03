import contentDisposition from 'content-disposition'
import type { Endpoint } from 'payload'
import { refuse } from '../../documents/refuse'
import { exchangeLimits } from '../../formats/exchange'
import type { TableAnswer } from '../../formats/table-report'
import { writeTmx } from '../../formats/tmx/write-tmx'
import { vendorPrefix } from '../../languages'
import { desk } from '../../options'
import { deskLabelFor } from '../../texts'
import { readExchangeBody } from '../read-body'
import { readUpload } from '../read-upload'
import {
  forgetMemory,
  type ImportedMemory,
  listMemories,
  maxMemories,
  memoryName,
  readMemory,
  storeMemory,
} from './imported-memories'

/** `GET /memory/export` returns the memory as TMX. */
const exportEndpoint: Endpoint = {
  path: '/memory/export',
  method: 'get',
  handler: (req) => {
    if (!desk().access.view({ req })) return refuse(403, req.t('error:unauthorized'))
    const day = new Date().toISOString().slice(0, 10)
    const pieces = writeTmx(readMemory(req.payload))
    const encoder = new TextEncoder()
    const text = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      async cancel() {
        await pieces.return(undefined)
      },
    })
    return new Response(text, {
      headers: {
        'content-type': 'application/x-tmx+xml',
        'content-disposition': contentDisposition(`${vendorPrefix()}-${day}.tmx`),
        'cache-control': 'no-store',
      },
    })
  },
}

export type ImportedMemories = { memories: ImportedMemory[] }

/** `GET /memory/imports` lists the imported files. */
const listEndpoint: Endpoint = {
  path: '/memory/imports',
  method: 'get',
  handler: async (req) => {
    if (!desk().access.view({ req })) return refuse(403, req.t('error:unauthorized'))
    const answer: ImportedMemories = { memories: await listMemories(req.payload) }
    return Response.json(answer, { headers: { 'cache-control': 'private, no-store' } })
  },
}

/**
 * `POST /memory/imports?name=…&save=…` reads a TMX file in the body and returns what an import does.
 * Only with `save=true` its segments are offered to translators.
 */
const importEndpoint: Endpoint = {
  path: '/memory/imports',
  method: 'post',
  handler: async (req) => {
    if (!desk().access.edit({ req })) return refuse(403, req.t('error:unauthorized'))
    const { language } = req.i18n
    const bytes = await readExchangeBody(req, exchangeLimits.bytes)
    if (!bytes) return refuse(413, deskLabelFor(language, 'exchange.faults.tooLarge'))
    const name = String(req.query.name ?? '')
    const packed = await (desk().readUpload ?? readUpload)('memory', { name, bytes })
    if ('reason' in packed) return Response.json(packed satisfies TableAnswer)
    if (req.query.save === 'true' && packed.pieces.length > 0) {
      const memories = await listMemories(req.payload)
      const isKnown = memories.some((one) => one.name === memoryName(name))
      if (memories.length >= maxMemories && !isKnown)
        return refuse(422, deskLabelFor(language, 'exchange.memory.tooMany'))
      await storeMemory(req.payload, name, packed.pieces)
    }
    return Response.json(packed.report satisfies TableAnswer)
  },
}

/** `DELETE /memory/imports/:name` removes the segments of a file. */
const forgetEndpoint: Endpoint = {
  path: '/memory/imports/:name',
  method: 'delete',
  handler: async (req) => {
    if (!desk().access.edit({ req })) return refuse(403, req.t('error:unauthorized'))
    const wasThere = await forgetMemory(req.payload, String(req.routeParams?.name ?? ''))
    return wasThere ? Response.json({}) : refuse(404, req.t('error:notFound'))
  },
}

export const memoryEndpoints = [exportEndpoint, listEndpoint, importEndpoint, forgetEndpoint]
