import { readFileSync } from 'node:fs'
import {
  XmlBufferInputProvider,
  XmlDocument,
  XmlValidateError,
  XsdValidator,
  xmlRegisterInputProvider,
} from 'libxml2-wasm'

const read = (name: string) => readFileSync(`src/testing/xliff/${name}`)

/** The schemas of OASIS and W3C, which the core schema imports by this address. */
const imported = 'informativeCopiesOf3rdPartySchemas/w3c/xml.xsd'

let validator: XsdValidator | undefined

/** Lists what violates the schema of the core of XLIFF 2. */
export function findXliffFaults(text: string): string[] {
  validator ??= createValidator()
  using document = XmlDocument.fromString(text)
  try {
    validator.validate(document)
    return []
  } catch (error) {
    if (error instanceof XmlValidateError) return error.details.map(({ message }) => message)
    throw error
  }
}

function createValidator(): XsdValidator {
  xmlRegisterInputProvider(new XmlBufferInputProvider({ [imported]: read('xml.xsd') }))
  return XsdValidator.fromDoc(XmlDocument.fromBuffer(read('xliff-core-2.0.xsd')))
}
