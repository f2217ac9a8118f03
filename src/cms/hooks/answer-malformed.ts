import type { AfterErrorHook } from 'payload'

/** Of the parser of forms, whose errors Payload takes for its own. */
const formFaults =
  /^(Unexpected end of (form|file)|Malformed |Multipart: |Unsupported content type|Missing Content-Type|Request is not eligible)/

/** A request that cannot be parsed is a fault of its sender, not of the server. */
export const answerMalformed: AfterErrorHook = ({ error }) => {
  const isJson = error instanceof SyntaxError && error.message.includes('JSON')
  if (!isJson && !formFaults.test(error.message)) return
  return { status: 400, response: { errors: [{ message: 'The request is malformed.' }] } }
}
