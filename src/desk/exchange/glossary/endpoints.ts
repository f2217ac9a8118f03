import contentDisposition from 'content-disposition'
import type { Endpoint } from 'payload'
import { refuse } from '../../documents/refuse'
import { exchangeLimits } from '../../formats/exchange'
import type { TableAnswer } from '../../formats/table-report'
import { vendorPrefix } from '../../languages'
import { desk } from '../../options'
import { deskLabelFor } from '../../texts'
import { readExchangeBody } from '../read-body'
import { readUpload } from '../read-upload'
import { applyGlossary, listTerms } from './apply-glossary'
import { writeGlossaryCsv } from './glossary-csv'

/** `GET /glossary/export` returns the glossary of all languages as CSV. */
const exportEndpoint: Endpoint = {
  path: '/glossary/export',
  method: 'get',
  handler: async (req) => {
    if (!desk().access.view({ req })) return refuse(403, req.t('error:unauthorized'))
    const day = new Date().toISOString().slice(0, 10)
    return new Response(writeGlossaryCsv(await listTerms(req)), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': contentDisposition(`${vendorPrefix()}-glossary-${day}.csv`),
        'cache-control': 'no-store',
      },
    })
  },
}

/**
 * `POST /glossary/import?save=…` reads a table in the body and returns what an import does. Only with
 * `save=true` its terms are added and changed.
 */
const importEndpoint: Endpoint = {
  path: '/glossary/import',
  method: 'post',
  handler: async (req) => {
    if (!desk().access.edit({ req })) return refuse(403, req.t('error:unauthorized'))
    const bytes = await readExchangeBody(req, exchangeLimits.bytes)
    if (!bytes) return refuse(413, deskLabelFor(req.i18n.language, 'exchange.faults.tooLarge'))
    const read = await (desk().readUpload ?? readUpload)('glossary', { name: '', bytes })
    const answer: TableAnswer =
      'reason' in read ? read : await applyGlossary(read, req.query.save === 'true', req)
    return Response.json(answer)
  },
}

export const glossaryExchangeEndpoints = [exportEndpoint, importEndpoint]
