// npm run client: writes the types of the client in `clients/typescript` from the description of the
// API.
import { writeFileSync } from 'node:fs'
import { clientTypesFile, writeClientTypes } from './api-client-types.mjs'
import { loadApi, prepare } from './prepare.mjs'

prepare({ development: true })
const { operations, buildOpenApi } = await loadApi()
writeFileSync(clientTypesFile, await writeClientTypes(await buildOpenApi(operations)))
process.exit()
