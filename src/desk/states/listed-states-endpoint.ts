import type { Endpoint } from 'payload'
import { refuse } from '../documents/refuse'
import { desk } from '../options'
import { readListedStates, type TranslatedDocument } from './find-translations'

export type ListedDocuments = { documents: Pick<TranslatedDocument, 'id' | 'states'>[] }

/** A page of a list has at most 100 rows. */
const maxIds = 200

/** `GET /translations/states?entity=…&ids=…` returns the states of some documents of a collection. */
export const listedStatesEndpoint: Endpoint = {
  path: '/translations/states',
  method: 'get',
  handler: async (req) => {
    if (!desk().access.view({ req })) return refuse(403, req.t('error:unauthorized'))
    const { entity, ids } = req.query
    if (typeof entity !== 'string' || typeof ids !== 'string')
      return refuse(400, req.t('error:missingRequiredData'))
    const listed = ids.split(',').slice(0, maxIds)
    const documents = await readListedStates(entity, listed, req)
    return Response.json({ documents } satisfies ListedDocuments)
  },
}
