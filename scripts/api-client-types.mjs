import openapiTS, { astToString } from 'openapi-typescript'

/** The generated file of the typed client. */
export const clientTypesFile = 'clients/typescript/src/api.ts'

const heading = '// Generated from the OpenAPI description by `npm run client`.\n\n'

/** Returns the types of the client for a description of the API. */
export async function writeClientTypes(openApi) {
  return heading + astToString(await openapiTS(openApi))
}
