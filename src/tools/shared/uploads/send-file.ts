import type { CodeFileView, OwnedKey, Problem } from '@/codes'
import { paths } from '@/paths'
import type { Answer } from '@/tools/shared/dynamic/code-client'

export type SendFile = (sending: {
  owner: OwnedKey
  id: string
  file: File
  onProgress: (sentBytes: number) => void
  signal: AbortSignal
}) => Promise<Answer<CodeFileView>>

/**
 * Uploads a file to a code with XMLHttpRequest, because `fetch` reports no upload progress. Sending
 * a file again under its id does not duplicate it. Never rejects; an abort resolves to no problem.
 */
export const sendFile: SendFile = ({ owner, id, file, onProgress, signal }) =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const name = encodeURIComponent(file.name)
    request.open('PUT', `${paths.codeApi(owner.slug)}/files/${id}?name=${name}`)
    request.setRequestHeader('authorization', `Bearer ${owner.editKey}`)
    // The browser guesses the type by the name; the server reads the content.
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.responseType = 'text'
    request.upload.onprogress = ({ loaded }) => onProgress(loaded)
    request.upload.onload = () => onProgress(file.size)
    const stop = () => request.abort()
    signal.addEventListener('abort', stop)
    request.onloadend = () => {
      signal.removeEventListener('abort', stop)
      resolve(readResponse(request))
    }
    if (signal.aborted) resolve({ ok: false, problem: null })
    else request.send(file)
  })

function readResponse(request: XMLHttpRequest): Answer<CodeFileView> {
  const type = request.getResponseHeader('content-type') ?? ''
  const isDone = request.status >= 200 && request.status < 300
  try {
    if (isDone) return { ok: true, body: JSON.parse(request.responseText) as CodeFileView }
    if (type.startsWith('application/problem+json'))
      return { ok: false, problem: JSON.parse(request.responseText) as Problem }
  } catch {
    // The response is of a proxy, not of the server.
  }
  return { ok: false, problem: null }
}
