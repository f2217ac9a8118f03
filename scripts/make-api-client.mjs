// npm run client: writes the types of the client in `clients/typescript` from the description of the
// API.
import { writeFileSync } from 'node:fs'
import { clientTypesFile, writeClientTypes } from './api-client-types.mjs'
import { loadSources, prepare } from './prepare.mjs'

prepare({ development: true })
await loadSources()
const { buildOpenApi } = await import('../src/data/open-api/build-open-api.ts')
writeFileSync(clientTypesFile, await writeClientTypes(await buildOpenApi()))
