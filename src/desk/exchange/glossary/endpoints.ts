import contentDisposition from 'content-disposition'
import type { Endpoint } from 'payload'
import { isEditor } from '@/cms/access/is-editor'
import { isStaff } from '@/cms/access/is-staff'
import { labelFor } from '@/cms/admin/label'
import { openUploadReader } from '@/cms/desk/read-in-worker'
import { refuse } from '../../documents/refuse'
import { type ExchangeFileFault, exchangeLimits } from '../../formats/exchange'
import type { TableAnswer } from '../memory/endpoints'
import { readExchangeBody } from '../read-body'
import { applyGlossary, listTerms } from './apply-glossary'
import { type ReadGlossary, writeGlossaryCsv } from './glossary-csv'

/** `GET /glossary/export` returns the glossary of all languages as CSV. */
const exportEndpoint: Endpoint = {
  path: '/glossary/export',
  method: 'get',
  handler: async (req) => {
    if (!isStaff({ req })) return refuse(403, req.t('error:unauthorized'))
    const day = new Date().toISOString().slice(0, 10)
    return new Response(writeGlossaryCsv(await listTerms(req)), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': contentDisposition(`quietzone-glossary-${day}.csv`),
        'cache-control': 'no-store',
      },
    })
  },
}

const readInWorker = openUploadReader<ReadGlossary | ExchangeFileFault>('glossary')

/**
 * `POST /glossary/import?save=…` reads a table in the body and returns what an import does. Only with
 * `save=true` its terms are added and changed.
 */
const importEndpoint: Endpoint = {
  path: '/glossary/import',
  method: 'post',
  handler: async (req) => {
    if (!isEditor({ req })) return refuse(403, req.t('error:unauthorized'))
    const bytes = await readExchangeBody(req, exchangeLimits.bytes)
    if (!bytes) return refuse(413, labelFor(req.i18n.language, 'exchange.faults.tooLarge'))
    const read = await readInWorker({ name: '', bytes })
    const answer: TableAnswer =
      'reason' in read ? read : await applyGlossary(read, req.query.save === 'true', req)
    return Response.json(answer)
  },
}

export const glossaryExchangeEndpoints = [exportEndpoint, importEndpoint]
