'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { TextArea } from '@/ui/text-area'
import { TextInput } from '@/ui/text-input'

type Parameter = { name: string; in: string; isRequired: boolean; sample: string }
type Props = {
  method: string
  path: string
  /** Path of the API. */
  base: string
  parameters: readonly Parameter[]
  needsKey: boolean
  body: 'json' | 'file' | undefined
  sampleBody: string
  labels: Readonly<
    Record<'open' | 'key' | 'body' | 'send' | 'stop' | 'response' | 'failed', string>
  >
}
type Result = { status?: number; text: string; picture?: string }

/** A form that sends a request to the API from this page and shows its response. */
export function TryIt({ labels, ...request }: Props) {
  const { parameters, needsKey, body, sampleBody } = request
  const [result, setResult] = useState<Result>()
  const [running, setRunning] = useState<AbortController>()
  const picture = result?.picture
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture)), [picture])
  useEffect(() => () => running?.abort(), [running])

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!form.current) return
    const controller = new AbortController()
    setRunning(controller)
    setResult(undefined)
    try {
      const response = await sendRequest(request, new FormData(form.current), controller.signal)
      setResult(await readResponse(response))
    } catch {
      if (!controller.signal.aborted) setResult({ text: labels.failed })
    } finally {
      setRunning(undefined)
    }
  }
  return (
    <details className="mt-5">
      <summary className="flex min-h-10 w-fit items-center font-medium text-sm">
        {labels.open}
      </summary>
      <form ref={form} onSubmit={send} className="mt-2 flex max-w-prose flex-col gap-4">
        {needsKey && (
          <Field label={labels.key}>
            {(control) => (
              <TextInput {...control} name="key" required autoComplete="off" spellCheck={false} />
            )}
          </Field>
        )}
        {parameters.map(({ name, isRequired, sample }) => (
          <Field key={name} label={<code translate="no">{name}</code>}>
            {(control) => (
              <TextInput
                {...control}
                name={`parameter ${name}`}
                required={isRequired}
                defaultValue={sample}
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </Field>
        ))}
        {body === 'json' && (
          <Field label={labels.body}>
            {(control) => (
              <TextArea
                {...control}
                name="body"
                defaultValue={sampleBody}
                spellCheck={false}
                className="font-mono text-sm"
              />
            )}
          </Field>
        )}
        {body === 'file' && (
          <Field label={labels.body}>
            {(control) => <input {...control} type="file" name="file" required />}
          </Field>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="sm" busy={running !== undefined}>
            {labels.send}
          </Button>
          {running && (
            <Button size="sm" variant="secondary" onClick={() => running.abort()}>
              {labels.stop}
            </Button>
          )}
        </div>
        <div aria-live="polite">
          {result && <ShownResponse label={labels.response} {...result} />}
        </div>
      </form>
    </details>
  )
}

function ShownResponse({ label, status, text, picture }: Result & { label: string }) {
  return (
    <section
      aria-label={label}
      className="rounded-md border border-line bg-paper-sunken p-4 text-sm"
    >
      <p className="font-medium tabular-nums">
        {label} {status}
      </p>
      {/* biome-ignore lint/performance/noImgElement: the picture exists in this page only */}
      {picture && <img src={picture} alt={label} className="mt-3 max-h-72" />}
      {text && (
        <pre className="mt-3 max-h-96 overflow-auto whitespace-pre-wrap break-words" dir="ltr">
          <code>{text}</code>
        </pre>
      )}
    </section>
  )
}

function sendRequest(
  { method, path, base, parameters, body }: Omit<Props, 'labels'>,
  form: FormData,
  signal: AbortSignal,
): Promise<Response> {
  const readValue = (name: string) => String(form.get(name) ?? '').trim()
  const headers = new Headers()
  const query = new URLSearchParams()
  let filled = path
  for (const parameter of parameters) {
    const value = readValue(`parameter ${parameter.name}`)
    if (parameter.in === 'path')
      filled = filled.replace(`{${parameter.name}}`, encodeURIComponent(value))
    else if (value && parameter.in === 'query') query.set(parameter.name, value)
    else if (value) headers.set(parameter.name, value)
  }
  const key = readValue('key')
  if (key) headers.set('authorization', `Bearer ${key}`)
  if (body === 'json') headers.set('content-type', 'application/json')
  if (body === 'file') headers.set('content-type', 'application/octet-stream')
  const search = query.size > 0 ? `?${query}` : ''
  return fetch(`${base}${filled}${search}`, {
    method: method.toUpperCase(),
    headers,
    signal,
    credentials: 'omit',
    ...(body === 'json' && { body: readValue('body') }),
    ...(body === 'file' && { body: form.get('file') as File }),
  })
}

/** Responses may be long, of which only the beginning is shown. */
const shownCharacters = 20_000

async function readResponse(response: Response): Promise<Result> {
  const { status } = response
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('image/')) {
    return { status, text: '', picture: URL.createObjectURL(await response.blob()) }
  }
  if (!/json|text|postscript/.test(type)) {
    return { status, text: type && `${type}, ${(await response.blob()).size} bytes` }
  }
  const text = await readStart(response)
  return { status, text: type.includes('json') ? formatJson(text) : text }
}

async function readStart(response: Response): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (reader && text.length < shownCharacters) {
    const { value, done } = await reader.read()
    if (done) return text
    text += value
  }
  await reader?.cancel()
  return `${text.slice(0, shownCharacters)}…`
}

function formatJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
