import type { AfterErrorHook } from 'payload'

/** Messages of the form parser and of queries, whose errors Payload reports as server errors. */
const requestFaults =
  /^(Cannot find field for path |Unexpected end of (form|file)|Malformed |Multipart: |Unsupported content type|Missing Content-Type|Request is not eligible)/

/** Answers with status 400 if the request cannot be parsed. */
export const answerMalformed: AfterErrorHook = ({ error }) => {
  const isJson = error instanceof SyntaxError && error.message.includes('JSON')
  if (!isJson && !requestFaults.test(error.message)) return
  return { status: 400, response: { errors: [{ message: 'The request is malformed.' }] } }
}
