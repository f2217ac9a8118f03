import type { AfterErrorHook } from 'payload'

/** Messages of the form parser and of queries, whose errors Payload reports as server errors. */
const requestFaults =
  /^(Cannot find field for path |Unexpected end of (form|file)|Malformed |Multipart: |Unsupported content type|Missing Content-Type|Request is not eligible)/

/** Answers with status 400 if the request cannot be parsed. */
export const answerMalformed: AfterErrorHook = ({ error }) => {
  const isJson = error instanceof SyntaxError && error.message.includes('JSON')
  // Values are nested more deeply than any document, which Payload walks by recursion.
  const isDeep = error instanceof RangeError && error.message.includes('call stack')
  if (!isJson && !isDeep && !requestFaults.test(error.message)) return
  return { status: 400, response: { errors: [{ message: 'The request is malformed.' }] } }
}
